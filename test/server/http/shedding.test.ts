import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { createShedding } from '../../../src/server/http/shedding.ts';
import { essay } from '../../support/server/orders/essay.ts';
import type { Answer } from '../../support/server/send.ts';
import { password, startServer } from '../../support/server/start-server.ts';
import { until } from '../../support/server/until.ts';

const shed = suite('shedding');

const start = async () => {
  const load = { delayMs: 0, now: 0 };
  const reports: number[] = [];
  const shedding = createShedding({
    loopDelayMs: () => load.delayMs,
    monotonicNow: () => load.now,
    report: (refused) => void reports.push(refused),
  });
  const server = await startServer({ deps: { shedding } });
  const token = await server.register('ada@example.com');
  const { send } = server;
  const kinds: Readonly<Record<string, () => Promise<Answer<unknown>>>> = {
    price: () => send(calls.priceList),
    order: () => send(calls.createOrder, { token, payload: essay }),
    read: () => send(calls.orders, { token }),
    change: () => send(calls.rateService, { token, params: { id: 'O-XXXXXX' }, payload: { rate: 5 } }),
    login: () => send(calls.login, { payload: { email: 'ada@example.com', password } }),
    statistics: () => send(calls.visitorAction, { payload: { label: 'Calculator' } }),
  };
  /** Returns which kinds of requests are refused, and all answers. */
  const refused = async () => {
    const answers = await Promise.all(Object.values(kinds).map((send) => send()));
    return Object.keys(kinds).filter((_kind, index) => answers[index]?.status === 503);
  };
  return { server, load, refused, shedding, send, token };
};

shed(
  'LIM-02 statistics are refused first, then logins and changes, then reads, and orders last',
  async () => {
    const { server, load, refused } = await start();
    const rising = [];
    for (load.delayMs of [0, 1200, 2200, 3200, 4200]) rising.push((await refused()).join(' '));
    assert.equal(rising, [
      '',
      'statistics',
      'change login statistics',
      'read change login statistics',
      'price order read change login statistics',
    ]);
    load.delayMs = 0;
    assert.equal(await refused(), [], 'all is normal again');
    await server.stop();
  },
);

shed('LIM-02 a refusal is sent at once, says when to try again, and can be read by any page', async () => {
  const { server, load, send } = await start();
  load.delayMs = 1200;
  const { status, body, headers } = await send(calls.visitorAction, { payload: { label: 'Calculator' } });
  assert.is(status, 503);
  const message = 'The server has too much to do just now. Please try again in a few seconds';
  assert.equal(body, [{ property: '', message }]);
  assert.is(headers['retry-after'], '5');
  assert.is(headers['access-control-allow-origin'], '*');
  assert.match(String(headers['access-control-expose-headers']), 'retry-after');
  await server.stop();
});

shed('LIM-02 while all turns are held, orders wait for the next turn before reads', async () => {
  const { server, shedding, send, token } = await start();
  const release: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => release.push(resolve));
  const held = Array.from({ length: 16 }, () => shedding.inTurn('reads', hold));
  await until('all turns are held', () => release.length === 16);
  const served: string[] = [];
  const read = send(calls.orders, { token }).then(() => served.push('read'));
  const order = shedding.inTurn('orders', async () => void served.push('order'));
  assert.is((await send(calls.priceList)).status, 200, 'what is in memory waits for no turn');
  release.pop()?.();
  await Promise.all([read, order]);
  assert.equal(served, ['order', 'read']);
  for (const resolve of release) resolve();
  await Promise.all(held);
  await server.stop();
});

shed('LIM-02 a request that waits too long for its turn is refused, and the server recovers', async () => {
  const { server, shedding, load, send, token } = await start();
  const release: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => release.push(resolve));
  const held = Array.from({ length: 16 }, () => shedding.inTurn('reads', hold));
  await until('all turns are held', () => release.length === 16);
  const waiting = shedding.inTurn('reads', async () => 'served').catch(({ reason }) => reason);
  load.now = 3200;
  assert.is(await waiting, 'busy');
  for (const resolve of release) resolve();
  await Promise.all(held);
  assert.is((await send(calls.orders, { token })).status, 200);
  await server.stop();
});

shed.run();
