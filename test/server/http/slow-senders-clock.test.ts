import { createServer, type IncomingMessage } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { maximumFileBytes } from '../../../src/order/file-limits.ts';
import { createSenderCheck, senderLimits } from '../../../src/server/http/slow-senders.ts';
import { openTo } from '../../support/server/open-connection.ts';
import { until } from '../../support/server/until.ts';
import { listen } from '../../support/services/listen.ts';

const slow = suite('slow senders by a played clock');

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
  await until('the body is complete', () => server.isComplete);
});

slow(
  'LIM-02 a body of one byte in 20 seconds is refused within a minute, also after a fast start',
  async () => {
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
      await until('the connection is closed', () => state.isClosed);
    }
  },
);

slow.run();
