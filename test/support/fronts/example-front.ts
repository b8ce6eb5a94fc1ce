import { readFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { site } from '../server/faults/send-many.ts';
import { selfSigned } from '../services/self-signed.ts';
import { startNginx } from './nginx.ts';

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
