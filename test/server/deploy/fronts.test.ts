import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:http2';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { maximumFileBytes } from '../../../src/order/file-limits.ts';
import { demoSites } from '../../../src/server/demo/demo-sites.ts';
import { insertSite } from '../../../src/server/sites/store/write-site.ts';
import { agentFor, hosts, startNginxExample, withServers } from '../../support/fronts/nginx.ts';
import { makeBuiltFolder } from '../../support/server/built-folder.ts';
import { site } from '../../support/server/faults/send-many.ts';
import { pdf } from '../../support/server/samples.ts';
import { createSend } from '../../support/server/send.ts';
import { sendToPort } from '../../support/server/start-process.ts';
import { password, startForSuite, startServer } from '../../support/server/start-server.ts';
import { freePort } from '../../support/services/free-port.ts';
import { selfSigned } from '../../support/services/self-signed.ts';
import { startProgram } from '../../support/services/start-program.ts';

const fronts = suite('examples of proxies');

const perMinute = 5;
const largest = Buffer.concat([pdf, Buffer.alloc(maximumFileBytes - pdf.length)]);

/** Requests a page by HTTP/2, as browsers do; returns the status. */
const statusByHttp2 = (port: number, ca: Buffer | undefined) =>
  new Promise<number>((resolve, reject) => {
    const session = connect(`https://${site}:${port}`, {
      ...(ca && { ca }),
      lookup: (_host, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }] as never, 4),
    });
    session.once('error', reject);
    const stream = session.request({ ':path': '/livez', ':authority': site });
    stream.once('response', (headers) => resolve(Number(headers[':status'])));
    stream.once('close', () => session.close()).resume();
    stream.end();
  });

/** Server with the settings and the site that the examples of proxies in `src/server/deploy` need. */
const server = startForSuite(fronts, async () => {
  const distFolder = await makeBuiltFolder();
  const settings = { triesPerMinute: perMinute, trustedProxies: 1, distFolder };
  const started = await startServer({ settings });
  const [demo] = demoSites;
  if (demo) await started.deps.db.transaction().execute((rows) => insertSite(rows, site, demo));
  await started.deps.sites.refresh();
  return { ...started, port: await started.listen() };
});

/** Returns the options before an example's lines. */
const optionsOf = ({ port, plainPort }: { port: number; plainPort: number }) => `{
	admin off
	http_port ${plainPort}
	https_port ${port}
	default_bind 127.0.0.1
}
`;

/**
 * Starts Caddy with the `Caddyfile` in front of servers on these ports. It gets a certificate, because its own authority needs
 * another minute if the cleaning of its storage at the start removes the folder of a new certificate.
 */
const startCaddyExample = async (servers: readonly number[]) => {
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
const startHaproxyExample = async (servers: readonly number[]) => {
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

for (const [name, startExample] of [
  ['nginx', startNginxExample],
  ['Caddy', startCaddyExample],
  ['HAProxy', startHaproxyExample],
] as const) {
  const start = async () => {
    const front = await startExample([server.port]);
    const sendRaw = sendToPort(front.port, front.agent);
    const ask = (host: string, url: string) => sendRaw({ method: 'GET', url, headers: { host } });
    // The window of the rate limit passes, so that requests of earlier tests do not count.
    server.clock.now += 60_000;
    return { front, ask, send: createSend(sendRaw) };
  };

  fronts(`PRX-01 behind ${name}, a site’s four hosts answer by https, and http redirects to it`, async () => {
    const { front, ask, send } = await start();
    const page = await ask(site, '/');
    assert.is(page.status, 200);
    assert.match(String(page.headers['strict-transport-security']), 'max-age=');
    assert.is((await ask(`my.${site}`, '/')).status, 200);
    assert.is((await ask(`office.${site}`, calls.staffIdentity.path)).status, 401);
    assert.is((await send(calls.siteConfig, { site })).body.domain_site, site);
    const { ca } = front.agent.options;
    assert.is(await statusByHttp2(front.port, ca as Buffer), 200);
    const askPlain = sendToPort(front.plainPort, new Agent());
    const plain = await askPlain({ method: 'GET', url: '/order/?typeId=1', headers: { host: site } });
    assert.ok([301, 308].includes(plain.status), String(plain.status));
    assert.match(String(plain.headers.location), new RegExp(`^https://${site}(:\\d+)?/order/\\?typeId=1$`));
  });

  fronts(`PRX-01 behind ${name}, an invented X-Forwarded-For does not evade a rate limit`, async () => {
    const { send } = await start();
    const statuses: number[] = [];
    for (let index = 0; index <= perMinute; index++) {
      const headers = { 'x-forwarded-for': `198.51.100.${index}`, 'x-real-ip': `198.51.100.${index}` };
      const payload = { email: `reader-${index}@example.com`, password: 'wrong' };
      statuses.push((await send(calls.login, { site, payload, headers })).status);
    }
    assert.equal(statuses, [...Array.from({ length: perMinute }, () => 422), 429]);
  });

  fronts(`VAL-04 behind ${name}, a file of the size limit arrives, and a larger one is refused`, async () => {
    const { send } = await start();
    const payload = { email: `ada@${name}.example`, password };
    const { token } = (await send(calls.registration, { site, payload })).body;
    const upload = (bytes: Buffer) =>
      send(calls.uploadFile, {
        site,
        token,
        payload: { file: new File([new Uint8Array(bytes)], 'essay.pdf') },
      });
    assert.is((await upload(largest)).status, 201);
    const refused = await upload(Buffer.concat([largest, Buffer.alloc(1)]));
    assert.is(refused.status, 413);
    assert.is(refused.body[0].property, 'materials', 'the server refuses it, with a reason for the visitor');
  });
}

fronts('nginx passes an upload on while it arrives, so that the visitor sees its real progress', () => {
  const example = readFileSync('src/server/deploy/nginx.conf', 'utf8');
  const [, upload = ''] = example.split(`location = ${calls.uploadFile.path} {`);
  assert.match(upload.split('}')[0] ?? '', 'proxy_request_buffering off;');
});

fronts.run();
