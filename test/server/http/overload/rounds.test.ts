import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createShedding } from '../../../../src/server/http/overload.ts';
import { until } from '../../../support/server/until.ts';

const rounds = suite('rounds of the event loop');

/** Returns the number of waiting requests that had started when all new connections were accepted. */
const startsBeforeAccepts = async (connections: number, requests: number) => {
  const shedding = createShedding({ monotonicNow: () => 0, longestWaitMs: 600_000 });
  let accepted = 0;
  let startedBefore = 0;
  let started = 0;
  const server = createServer(() => {
    shedding.noteConnection();
    accepted += 1;
    if (accepted === connections) startedBefore = started;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sockets = Array.from({ length: connections }, () => connect(port, '127.0.0.1'));
  await new Promise((resolve) => setImmediate(resolve));
  const work = async () => {
    started += 1;
  };
  const served = Array.from({ length: requests }, () => shedding.begin('customers', work));
  await until('all connections are accepted', () => accepted === connections);
  await Promise.all(served);
  for (const socket of sockets) socket.destroy();
  server.close();
  return { startedBefore, started };
};

rounds('LIM-02 new connections are accepted before waiting requests start', async () => {
  const { startedBefore, started } = await startsBeforeAccepts(30, 200);
  assert.ok(startedBefore < 10, `${startedBefore} requests started before`);
  assert.is(started, 200);
});

rounds('LIM-02 waiting requests also start while new connections arrive without a break', async () => {
  const { startedBefore, started } = await startsBeforeAccepts(200, 2);
  assert.is(startedBefore, 2);
  assert.is(started, 2);
});

rounds.run();
