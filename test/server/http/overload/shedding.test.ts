import { mock } from 'node:test';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { createShedding, type RouteClass, routeClasses } from '../../../../src/server/http/overload.ts';
import { controlledPromise } from '../../../support/controlled-promise.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { essay } from '../../../support/server/samples.ts';
import { sendEvent, siteHost } from '../../../support/server/send.ts';
import { password, startServer } from '../../../support/server/start-server.ts';
import { startFakeStripe } from '../../../support/services/stripe.ts';
import { until } from '../../../support/until.ts';

const shed = suite('shedding');
const turns = 16;

/** Starts a server whose turns at the database the test can take, with a played clock for waiting times. */
const start = async () => {
  const clock = { now: 0 };
  const shedding = createShedding({ monotonicNow: () => clock.now, longestWaitMs: 600_000 });
  const stripe = await startFakeStripe();
  const server = await startServer({ settings: { stripe: stripe.settings }, deps: { shedding } });
  const token = await server.register('ada@example.com');
  const order = await placedOrder(server, token);
  const held: (() => void)[] = [];
  const hold = () => new Promise<void>((resolve) => held.push(resolve));
  return {
    ...server,
    clock,
    stripe,
    shedding,
    token,
    order,
    held,
    holdTurns: async () => {
      for (let turn = 0; turn < turns; turn++) void shedding.begin('customers', hold);
      await until(() => held.length === turns);
    },
    release: () => {
      for (const end of held.splice(0)) end();
    },
  };
};
type Started = Awaited<ReturnType<typeof start>>;

const reasonOf = ({ reason }: { reason?: string }) => reason ?? 'none';
const waitInLine = ({ shedding }: Started) =>
  shedding.begin('customers', async () => 'served').catch(reasonOf);

/** Takes all turns of a server, on which a request has then waited for `waitedMs`. */
const overload = async (server: Started, waitedMs: number) => {
  server.clock.now = 0;
  await server.holdTurns();
  const result = waitInLine(server);
  server.clock.now = waitedMs;
  return { result };
};

/** Sends one request of each kind while no turn is free; returns the kinds that are refused. */
const refusedKinds = async (server: Started) => {
  const { send, sendRaw, token, order: id, stripe, release } = server;
  const kinds: Readonly<Record<string, () => Promise<{ status: number }>>> = {
    price: () => send(calls.priceList),
    event: async () => ({ status: await sendEvent(sendRaw, stripe.message('none', 'customer.created')) }),
    payment: () => send(calls.payment, { token, params: { id } }),
    order: () => send(calls.createOrder, { token, payload: essay }),
    read: () => send(calls.orders, { token }),
    change: () => send(calls.rateService, { token, params: { id }, payload: { rate: 5 } }),
    login: () => send(calls.login, { payload: { email: 'ada@example.com', password } }),
    statistics: () => send(calls.visitorAction, { payload: { label: 'Calculator' } }),
  };
  const answers = Object.values(kinds).map((send) => send());
  assert.is((await answers[0])?.status, 200, 'what is in memory waits for no turn');
  release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  return Object.keys(kinds).filter((_kind, index) => statuses[index] === 503);
};

shed('LIM-02 overload refuses statistics first, then logins and changes, then orders and reads', async () => {
  const server = await start();
  const refused = [];
  for (const waitedMs of [600, 1100, 1600]) {
    const waiting = await overload(server, waitedMs);
    refused.push((await refusedKinds(server)).join(' '));
    assert.is(await waiting.result, 'served');
  }
  assert.equal(refused, ['statistics', 'change login statistics', 'order read change login statistics']);
  assert.equal(await refusedKinds(server), [], 'all is normal again');
});

shed('LIM-02 a request that waits for 2 s is refused, and the server recovers', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const shedding = createShedding({ monotonicNow: () => 0 });
    const { promise: isFinished, resolvePromise: release } = controlledPromise<void>();
    const held = Array.from({ length: turns }, () => shedding.begin('customers', () => isFinished));
    for (let round = 0; round < 2 * turns; round++) await new Promise((resolve) => setImmediate(resolve));
    const waiting = shedding.begin('customers', async () => 'served').catch(reasonOf);
    mock.timers.tick(2000);
    assert.is(await waiting, 'busy');
    release();
    await Promise.all(held);
    assert.is(await shedding.begin('customers', async () => 'served'), 'served');
  } finally {
    mock.timers.reset();
  }
});

shed('LIM-02 calls of the office that wait for other machines hold no turn meanwhile', async () => {
  const shedding = createShedding({ monotonicNow: () => 0 });
  const begun: RouteClass[] = [];
  const begin: typeof shedding.begin = (name, work) => {
    begun.push(name);
    return shedding.begin(name, work);
  };
  const server = await startServer({ deps: { shedding: { ...shedding, begin } } });
  const params = { siteHost, id: '1', language: 'en', kind: 'ordered' };
  for (const call of [calls.sendWebhook, calls.sendTestLetter]) {
    await server.send(call, { params });
    assert.is(routeClasses[begun.pop() ?? 'memory'].turn, 'start', call.path);
  }
});

shed.run();
