import { freePort } from '../services/free-port.ts';
import { startProgram } from '../services/start-program.ts';

interface Configuration {
  /** Returns the directives inside `http` for the given ports. */
  http: (ports: readonly number[]) => string;
  /** Number of ports on which nginx listens. */
  portCount: number;
}

const fileOf = (folder: string, http: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_rlimit_nofile 16384;
events { worker_connections 8192; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  proxy_cache_path ${folder}/cache keys_zone=shared:1m;
${http}
}
`;

/** Starts a real nginx, with a shared cache named `shared`. Returns the ports on which it listens. */
export const startNginx = async ({ http, portCount }: Configuration): Promise<readonly number[]> => {
  const ports: number[] = [];
  while (ports.length < portCount) ports.push(await freePort());
  await startProgram({
    name: 'nginx',
    path: '/usr/sbin/nginx',
    configuration: (folder) => fileOf(folder, http(ports)),
    words: (file, folder) => ['-e', 'stderr', '-p', folder, '-c', file],
    ports,
  });
  return ports;
};
