import { readdir } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { maximumFileBytes } from '../../../src/order/file-limits.ts';
import { refusals } from '../../../src/server/http/refusals.ts';
import { createSenderCheck, type SenderLimits, senderLimits } from '../../../src/server/http/slow-senders.ts';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';
import { siteHost } from '../../support/server/send.ts';
import { startServer } from '../../support/server/start-server.ts';
import { listen } from '../../support/services/listen.ts';
import { until } from '../../support/until.ts';

const slow = suite('slow senders');

/** Opens a TCP connection; `state` collects the server's answer and the end of the connection. */
const openTo = (port: number) => {
  const socket = connect(port, '127.0.0.1');
  const state = { answer: '', isClosed: false };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    state.answer += chunk.toString();
  });
  socket.once('close', () => {
    state.isClosed = true;
  });
  return { socket, state };
};

/** Counts answers by status, header `access-control-allow-origin` and sentence. */
const tallyOf = (answers: readonly string[]) => {
  const tally: Record<string, number> = {};
  for (const answer of answers) {
    const parts = [/ \d{3} /, /access-control-allow-origin: \*/i, refusals.tooSlow.message];
    const kind = parts.map((part) => answer.match(part)?.[0].trim().toLowerCase()).join('; ');
    tally[kind] = (tally[kind] ?? 0) + 1;
  }
  return tally;
};
const refused = `408; access-control-allow-origin: *; ${refusals.tooSlow.message.toLowerCase()}`;

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

slow('LIM-02 300 bodies sent byte by byte are refused in a sentence and leave no file or quota', async () => {
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
  await until(() => connections.every(({ state }) => state.isClosed));
  assert.equal(tallyOf(connections.map(({ state }) => state.answer)), { [refused]: 300 });
  assert.equal(await readdir(join(dataFolder, 'arriving')), []);
  assert.equal(await deps.db.selectFrom('upload_quota').select('id').execute(), []);
});

slow('LIM-02 headers that arrive slowly, or never, are refused with a sentence', async () => {
  const { port, app } = await startWithLimits({});
  app.server.headersTimeout = 100;
  const [slowHead, silent] = [openTo(port), openTo(port)];
  slowHead.socket.write(`GET / HTTP/1.1\r\nhost: api.${siteHost}\r\nx-slow: `);
  const dribble = setInterval(() => slowHead.socket.write('x'), 20);
  stopAfter(async () => clearInterval(dribble));
  await until(() => slowHead.state.isClosed && silent.state.isClosed);
  assert.equal(tallyOf([slowHead.state.answer, silent.state.answer]), { [refused]: 2 });
});

/** Starts a server with the real limits, whose clock `wait` advances. `read` begins to read the body of a request. */
const startPlayed = async (read: (request: IncomingMessage) => void) => {
  let check = () => {};
  const state = { bytes: 0, isComplete: false, error: '' };
  const server = createServer((request, response) => {
    check = createSenderCheck({ request, response }, senderLimits);
    request.once('error', (error) => {
      state.error = error.message;
    });
    request.once('end', () => {
      state.isComplete = true;
      response.end();
    });
    read(request);
  });
  const client = openTo((await listen(server)).port);
  client.socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${maximumFileBytes}\r\n\r\n`);
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second++) check();
  };
  return { ...client, server: state, wait };
};

/** Creates a reader of a body; `arrived` resolves once a number of bytes has arrived or the request has ended. */
const createReader = () => {
  let bytes = 0;
  let isClosed = false;
  let onBytes = () => {};
  const read = (request: IncomingMessage) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      onBytes();
    });
    request.once('close', () => {
      isClosed = true;
      onBytes();
    });
  };
  const arrived = (count: number) =>
    new Promise<void>((resolve) => {
      onBytes = () => {
        if (bytes >= count || isClosed) resolve();
      };
      onBytes();
    });
  return { read, arrived };
};

slow('LIM-02 an upload of 20 MB at 8 kB a second arrives, also with pauses of half a minute', async () => {
  const { read, arrived } = createReader();
  const { socket, server, wait } = await startPlayed(read);
  for (let sent = 0, second = 1; sent < maximumFileBytes; second++) {
    const count = Math.min(8000, maximumFileBytes - sent);
    sent += count;
    socket.write(Buffer.alloc(count));
    await arrived(sent);
    assert.is(server.error, '');
    wait(second % 60 === 0 ? 30 : 1);
  }
  await until(() => server.isComplete);
});

slow('LIM-02 a body of a byte in 20 seconds is refused within a minute, after a fast start too', async () => {
  for (const start of [1, 1_000_000]) {
    const { read, arrived } = createReader();
    const { socket, server, wait, state } = await startPlayed(read);
    socket.write(Buffer.alloc(start));
    await arrived(start);
    for (let minute = 0; minute < 60; minute += 20) {
      wait(20);
      socket.write('x');
    }
    assert.match(server.error, 'This arrived too slowly');
    await until(() => state.isClosed);
  }
});

slow.run();
