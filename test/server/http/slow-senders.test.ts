import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { refusals } from '../../../src/server/http/refusals.ts';
import { type SenderLimits, senderLimits } from '../../../src/server/http/slow-senders.ts';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { openTo } from '../../support/server/open-connection.ts';
import { siteHost } from '../../support/server/send.ts';
import { startServer } from '../../support/server/start-server.ts';
import { until } from '../../support/server/until.ts';

const slow = suite('slow senders');

/** Counts answers by status, header `access-control-allow-origin` and sentence. */
const tallyOf = (answers: readonly string[]) => {
  const tally: Record<string, number> = {};
  for (const answer of answers) {
    const parts = [/ \d{3} /, /access-control-allow-origin: \*/i, refusals.tooSlow[1]];
    const kind = parts.map((part) => answer.match(part)?.[0].trim().toLowerCase()).join('; ');
    tally[kind] = (tally[kind] ?? 0) + 1;
  }
  return tally;
};
const refused = `408; access-control-allow-origin: *; ${refusals.tooSlow[1].toLowerCase()}`;

const startWithLimits = async (changes: Partial<SenderLimits>) => {
  const quick = { ...senderLimits, firstBytesMs: 150, checkIntervalMs: 50, refusalTimeoutMs: 1000 };
  const server = await startServer({ deps: { senderLimits: { ...quick, ...changes } } });
  return { ...server, port: await server.listen() };
};

const fieldStart = '--b\r\ncontent-disposition: form-data; name="topic"\r\n\r\nThe margins';
const fileStart =
  '--b\r\ncontent-disposition: form-data; name="file"; filename="essay.pdf"\r\n\r\n%PDF-1.7\n';
const headOf = (line: string, headers: readonly string[] = []) =>
  [`${line} HTTP/1.1`, `host: api.${siteHost}`, 'content-length: 100000', ...headers, '', ''].join('\r\n');
const json = ['content-type: application/json'];
const multipart = ['content-type: multipart/form-data; boundary=b'];

slow(
  'LIM-02 300 bodies that arrive byte by byte are refused with a sentence, and leave no file or quota',
  async () => {
    const { port, register, dataFolder, deps, send } = await startWithLimits({
      refusalTimeoutMs: 5000,
    });
    const token = await register();
    const starts = [
      headOf(`POST ${calls.login.path}`, json),
      headOf(`POST ${calls.validateOrder.path}`, multipart) + fieldStart,
      headOf(`POST ${calls.uploadFile.path}`, [...multipart, `x-authorization: Bearer ${token}`]) + fileStart,
    ];
    const connections = Array.from({ length: 300 }, (_, index) => {
      const connection = openTo(port);
      connection.socket.write(starts[index % starts.length] ?? '');
      connection.socket.once('data', () => connection.socket.end());
      return connection;
    });
    const dribble = setInterval(() => {
      for (const { socket } of connections) socket.write('x');
    }, 100);
    stopAfter(async () => clearInterval(dribble));
    assert.is((await send(calls.siteConfig)).status, 200, 'others are answered meanwhile');
    await until('every connection is closed', () => connections.every(({ state }) => state.isClosed));
    assert.equal(tallyOf(connections.map(({ state }) => state.answer)), { [refused]: 300 });
    assert.equal(await readdir(join(dataFolder, 'arriving')), []);
    assert.equal(await deps.db.selectFrom('upload_quota').select('id').execute(), []);
  },
);

slow('LIM-02 headers that arrive slowly, or never, are refused with a sentence', async () => {
  const { port, app } = await startWithLimits({});
  app.server.headersTimeout = 100;
  const [slowHead, silent] = [openTo(port), openTo(port)];
  slowHead.socket.write(`GET / HTTP/1.1\r\nhost: api.${siteHost}\r\nx-slow: `);
  const dribble = setInterval(() => slowHead.socket.write('x'), 20);
  stopAfter(async () => clearInterval(dribble));
  await until('both are closed', () => slowHead.state.isClosed && silent.state.isClosed);
  assert.equal(tallyOf([slowHead.state.answer, silent.state.answer]), { [refused]: 2 });
});

slow.run();
