import { readdir, readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../src/api/calls.ts';
import { openDatabase } from '../../src/server/database/open.ts';
import { pdf } from '../support/server/samples.ts';
import { createDeployment, type ServerProcess, startProcess } from '../support/server/start-process.ts';
import { startForTest } from '../support/server/start-server.ts';
import { accepts, freePort } from '../support/services/free-port.ts';
import type { ReadMail } from '../support/services/read-mail.ts';
import { startSmtp } from '../support/services/smtp.ts';
import { until } from '../support/until.ts';

const main = suite('the server as a process');
const deployment = startForTest(main, createDeployment);

/** Sends an upload except for its last bytes. */
const startUpload = async ({ port, site }: ServerProcess, token: string) => {
  const closingBoundary = '\r\n--b--\r\n';
  const start = `--b\r\ncontent-disposition: form-data; name="file"; filename="essay.pdf"\r\n\r\n${pdf}`;
  const head = [
    'POST /v1/client/file HTTP/1.1',
    `host: api.${site}`,
    `x-authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${start.length + closingBoundary.length}`,
    '\r\n',
  ];
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(head.join('\r\n') + start);
  const uploadingNames = () => readdir(join(deployment.dataFolder, 'arriving')).catch(() => []);
  await until(async () => (await uploadingNames()).length > 0);
  return { socket, finish: () => socket.write(closingBoundary) };
};
const answerOf = async (socket: Socket) => Buffer.concat(await socket.toArray()).toString();

main(
  'SRV-01 SRV-02 OPS-01 the server prints the addresses of each site once they answer, and a letter that is due at a stop is sent before it ends',
  async () => {
    const [ownPort, noScanner] = [await freePort(), await freePort()];
    const server = await startProcess(deployment, {
      PORT: `${ownPort}`,
      CLAMD_URL: `tcp://127.0.0.1:${noScanner}`,
    });
    const { port, addresses } = server;
    const prefixes = ['', 'api.', 'my.', 'office.'];
    assert.equal(addresses.slice(0, 8), [
      ...prefixes.map((prefix) => `http://${prefix}localhost:${port}`),
      ...prefixes.map((prefix) => `http://${prefix}v2.localhost:${port}`),
    ]);
    const { status, body, headers } = await server.get('/healthz');
    assert.equal([status, body, headers['cache-control']], [200, { status: 'ok' }, 'no-store']);
    assert.is((await server.send(calls.siteConfig)).body.domain_site, `localhost:${port}`);
    const logged = (text: string) => server.logText().split(text).length - 1;
    await until(() => logged('The virus scanner of CLAMD_URL does not answer') === 1);
    const folder = join(deployment.dataFolder, 'mail');
    const ready = await server.get<{ reason: string }>('/readyz');
    assert.is(ready.status, 200);
    assert.match(ready.body.reason, 'The virus scanner of CLAMD_URL does not answer, so files are refused');
    assert.match(ready.body.reason, `written to ${folder}`);
    assert.is(logged(`written to ${folder}`), 1);
    await server.register();
    const restored = await server.send(calls.restorePassword, { payload: { email: 'ada@example.com' } });
    assert.is(restored.status, 204);
    assert.is(await server.end('SIGTERM'), 0);
    const mails = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
    const subjects = (await Promise.all(mails)).map((mail) => /^Subject: .*?: (.*)\r$/m.exec(mail)?.[1]);
    assert.equal(subjects.sort(), ['a new password', 'welcome']);
  },
);

main(
  'SRV-02 AUT-03 a stopping server completes the running upload and accepts no new connection, the next one knows the session, and its stop does not wait for ever for a silent client',
  async () => {
    const server = await startProcess(deployment);
    const token = await server.register();
    const { socket, finish } = await startUpload(server, token);
    server.child.kill('SIGTERM');
    await until(async () => !(await accepts(server.port)));
    finish();
    const answer = await answerOf(socket);
    assert.match(answer, 'HTTP/1.1 201');
    assert.is(await server.ended, 0);
    const next = await startProcess(deployment, { STOP_WITHIN_MS: '50' });
    const { id } = JSON.parse(answer.slice(answer.indexOf('{"id"')).replace(/\r\n.*$/s, ''));
    assert.equal((await next.send(calls.downloadFile, { token, params: { id } })).bytes, pdf);
    const { socket: silent } = await startUpload(next, token);
    assert.is(await next.end('SIGTERM'), 0);
    assert.is(await answerOf(silent).catch(() => ''), '');
    assert.match(next.logText(), 'Requests in flight were cut off');
    assert.equal(await readdir(join(deployment.dataFolder, 'arriving')), []);
  },
);

main('SRV-02 a letter that was due before a kill -9 is sent by the next server', async () => {
  const smtp = await startSmtp();
  await smtp.stop();
  const server = await startProcess(deployment, { SMTP_URL: smtp.url });
  await server.register();
  const { status } = await server.send(calls.restorePassword, { payload: { email: 'ada@example.com' } });
  assert.is(status, 204);
  await server.end('SIGKILL');
  const { db } = openDatabase(deployment.dataFolder, deployment.databaseUrl);
  // The letter is due again at once, as after the pause between two tries or after the lease.
  await db.updateTable('letters').set({ due_at: 0 }).execute();
  await db.destroy();
  const restartedSmtp = await startSmtp({ port: smtp.port });
  await startProcess(deployment, { SMTP_URL: smtp.url });
  const promised = ({ subject }: ReadMail) => subject.endsWith(': a new password');
  await until(() => restartedSmtp.acceptedMessages.some(promised));
  assert.is(restartedSmtp.acceptedMessages.find(promised)?.to, 'ada@example.com');
});

main.run();
