import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../../test/support/services/nginx.ts';

interface CachingFront {
  port: number;
  /** Returns the numbers of requests that reached the server and that the cache answered, since the start. */
  counts(): { passedOn: number; fromCache: number };
}

/** Cache statuses of nginx that mean an answer from the cache, also while nginx revalidates the copy. */
const fromCache: readonly string[] = ['HIT', 'STALE', 'UPDATING', 'REVALIDATED'];

/** Starts an nginx in front of a server. It caches as the headers of each answer allow, like a CDN without configured rules. */
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
