import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { site } from '../server/faults/send-many.ts';
import { freePort } from '../services/free-port.ts';
import { selfSigned } from '../services/self-signed.ts';
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

export const hosts = [site, `api.${site}`, `my.${site}`, `office.${site}`];

/** Replaces the servers' ports 8080 and 8081 of an example. */
export const withServers = (text: string, [first, second = first]: readonly (number | undefined)[]) =>
  text.replaceAll('127.0.0.1:8080', `127.0.0.1:${first}`).replaceAll('127.0.0.1:8081', `127.0.0.1:${second}`);

export const agentFor = (ca: Buffer): Agent => {
  const agent = new Agent({ keepAlive: true, ca });
  stopAfter(async () => agent.destroy());
  return agent;
};

/** Starts nginx with `nginx.conf` in front of servers on these ports. */
export const startNginxExample = async (servers: readonly number[]) => {
  const { keyPath, certificatePath, certificate } = await selfSigned(hosts);
  const example = withServers(readFileSync('src/server/deploy/nginx.conf', 'utf8'), servers);
  const [port = 0, plainPort = 0] = await startNginx({
    portCount: 2,
    http: ([own, plain]) =>
      example
        .replaceAll(/^ *listen \[::\].*$/gm, '')
        .replace('listen 443 ', `listen 127.0.0.1:${own} `)
        .replace('listen 80;', `listen 127.0.0.1:${plain};`)
        .replace(/ssl_certificate .*;/, `ssl_certificate ${certificatePath};`)
        .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${keyPath};`),
  });
  return { port, plainPort, agent: agentFor(certificate) };
};
