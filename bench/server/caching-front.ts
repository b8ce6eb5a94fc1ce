import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../test/support/services/nginx.ts';

interface CachingFront {
  port: number;
  /** Returns how many requests the server has got, and how many the cache has answered, since the start. */
  counts(): { passedOn: number; fromCache: number };
}

/** Statuses with which nginx has answered from its cache, also while it asks for a newer copy. */
const fromCache: readonly string[] = ['HIT', 'STALE', 'UPDATING', 'REVALIDATED'];

/** Starts an nginx before a server that keeps what each answer allows, as a CDN without any rule of its own does. */
export const startCachingFront = async (serverPort: number): Promise<CachingFront> => {
  const logPath = join(mkdtempSync(join(tmpdir(), 'octavo-cdn-')), 'requests.log');
  const [port = 0] = await startNginx({
    portCount: 1,
    http: ([own = 0]) => `
    log_format cache '$upstream_cache_status';
    upstream octavo { server 127.0.0.1:${serverPort}; keepalive 64; }
    server {
      listen 127.0.0.1:${own} backlog=4096;
      access_log ${logPath} cache;
      location / {
        proxy_pass http://octavo;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        proxy_set_header Host $http_host;
        proxy_cache shared;
        proxy_cache_key $http_host$request_uri;
        proxy_cache_lock on;
        proxy_cache_background_update on;
        proxy_cache_use_stale updating error timeout;
      }
    }`,
  });
  return {
    port,
    counts: () => {
      const statuses = readFileSync(logPath, 'utf8').trim().split('\n');
      const answered = statuses.filter((status) => fromCache.includes(status)).length;
      return { passedOn: statuses.length - answered, fromCache: answered };
    },
  };
};
