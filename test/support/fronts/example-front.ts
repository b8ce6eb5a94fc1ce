import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { demoSites } from '../../../src/server/demo/demo-sites.ts';
import { insertSite } from '../../../src/server/sites/store/write-site.ts';
import { stopAfter } from '../runner/suite/stop-after.mjs';
import { makeBuiltFolder } from '../server/built-folder.ts';
import { site } from '../server/faults/send-many.ts';
import { startServer, type TestServer } from '../server/start-server.ts';
import { freePort } from '../services/free-port.ts';
import { selfSigned } from '../services/self-signed.ts';
import { startProgram } from '../services/start-program.ts';
import { startNginx } from './nginx.ts';

/** Returns the options before an example's lines. */
const optionsOf = ({ port, plainPort }: { port: number; plainPort: number }) => `{
	admin off
	http_port ${plainPort}
	https_port ${port}
	default_bind 127.0.0.1
}
`;

const hosts = [site, `api.${site}`, `my.${site}`, `office.${site}`];

/** Replaces the servers' ports 8080 and 8081 of the examples. */
const withServers = (text: string, [first, second = first]: readonly (number | undefined)[]) =>
  text.replaceAll('127.0.0.1:8080', `127.0.0.1:${first}`).replaceAll('127.0.0.1:8081', `127.0.0.1:${second}`);

const agentFor = (ca: Buffer): Agent => {
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

/**
 * Starts Caddy with the `Caddyfile` in front of servers on these ports. It gets a certificate, because its own authority needs
 * another minute if the cleaning of its storage at the start removes the folder of a new certificate.
 */
export const startCaddyExample = async (servers: readonly number[]) => {
  const ports = { port: await freePort(), plainPort: await freePort() };
  const { keyPath, certificatePath, certificate } = await selfSigned(hosts);
  const example = withServers(readFileSync('src/server/deploy/Caddyfile', 'utf8'), servers).replace(
    ' {\n',
    ` {\n\ttls ${certificatePath} ${keyPath}\n`,
  );
  await startProgram({
    name: 'Caddy',
    path: '/usr/bin/caddy',
    configuration: () => optionsOf(ports) + example,
    words: (path) => ['run', '--config', path, '--adapter', 'caddyfile'],
    ports: Object.values(ports),
    environment: (home) => ({ HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }),
    endsBy: 'SIGKILL',
  });
  return { ...ports, agent: agentFor(certificate) };
};

/** Starts HAProxy with `haproxy.cfg` in front of servers on these ports. */
export const startHaproxyExample = async (servers: readonly number[]) => {
  const { certificatePath, certificate, key } = await selfSigned(hosts);
  const both = `${certificatePath}.both`;
  writeFileSync(both, Buffer.concat([certificate, key]));
  const [port, plainPort] = [await freePort(), await freePort()];
  const example = withServers(readFileSync('src/server/deploy/haproxy.cfg', 'utf8'), servers)
    .replace('bind :80', `bind 127.0.0.1:${plainPort}`)
    .replace(/bind :443 ssl crt \S+/, `bind 127.0.0.1:${port} ssl crt ${both}`);
  await startProgram({
    name: 'HAProxy',
    path: '/usr/sbin/haproxy',
    configuration: () => example,
    words: (file) => ['-db', '-f', file],
    ports: [port, plainPort],
  });
  return { port, plainPort, agent: agentFor(certificate) };
};

/** Starts a server with the settings and the site that the examples of proxies in `src/server/deploy` need. */
export const startForFront = async (attemptsPerMinute: number): Promise<TestServer & { port: number }> => {
  const distFolder = await makeBuiltFolder();
  const server = await startServer({ settings: { attemptsPerMinute, trustedProxies: 1, distFolder } });
  const [demo] = demoSites;
  if (demo) await server.deps.db.transaction().execute((rows) => insertSite(rows, site, demo));
  await server.deps.sites.refresh();
  return { ...server, port: await server.listen() };
};
