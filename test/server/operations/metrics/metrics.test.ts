import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { createShedding } from '../../../../src/server/http/overload.ts';
import { createMetrics } from '../../../../src/server/operations/metrics/create-metrics.ts';
import { paymentEventsPath } from '../../../../src/server/payments/service/payment.ts';
import { controlledPromise } from '../../../support/controlled-promise.ts';
import { readSamples, samplesOf } from '../../../support/server/metric-samples.ts';
import { essay } from '../../../support/server/orders/essay.ts';
import { siteHost } from '../../../support/server/send.ts';
import { password, startForTest, startServer } from '../../../support/server/start-server.ts';
import { startFakeStripe } from '../../../support/services/stripe.ts';

const metrics = suite('metrics');
const server = startForTest(metrics, () =>
  startServer({ settings: { metrics: { port: 0, host: '127.0.0.1' } } }),
);

/** Creates metrics with the given sources, without a server. */
const withSources = (sources: Partial<Parameters<typeof createMetrics>[0]> = {}) =>
  createMetrics({
    readStored: async () => null,
    readPool: null,
    readFreeBytes: async () => 1_000_000,
    draining: new AbortController().signal,
    ...sources,
  });

metrics('OPS-03 the metrics count and time all answers, cached ones too, by class and status', async () => {
  const bootstrap = () => server.send(calls.bootstrap, { params: { siteHost } });
  await bootstrap();
  await bootstrap();
  await server.send(calls.login, { payload: { email: 'nobody@example.com', password: 'wrong' } });
  await server.get('/nowhere', siteHost);
  await server.get('/livez', siteHost);
  const samples = await samplesOf(server);
  assert.is(samples.get('octavo_answers_total{class="memory",status="200"}'), 2);
  assert.is(samples.get('octavo_answers_total{class="accounts",status="422"}'), 1);
  assert.is(samples.get('octavo_answers_total{class="pages",status="404"}'), 1);
  assert.is(samples.get('octavo_answers_total{class="health",status="200"}'), 1);
  assert.is(samples.get('octavo_answer_seconds_count{class="memory"}'), 2);
});

metrics('OPS-03 the metrics count orders, files and failed logins', async () => {
  const token = await server.register('ada@example.com');
  assert.is((await server.send(calls.createOrder, { token, payload: essay })).status, 201);
  await server.send(calls.login, { payload: { email: 'ada@example.com', password: 'wrong' } });
  await server.send(calls.login, { payload: { email: 'ada@example.com', password } });
  const payload = { file: new File(['This is no document'], 'essay.exe') };
  await server.send(calls.uploadFile, { token, payload });
  const samples = await samplesOf(server);
  assert.is(samples.get('octavo_call_answers_total{call="createOrder",outcome="done"}'), 1);
  assert.is(samples.get('octavo_call_answers_total{call="uploadFile",outcome="refused"}'), 1);
  assert.is(samples.get('octavo_security_events_total{event="login-failed"}'), 1);
  assert.is(samples.get('octavo_security_events_total{event="logged-in"}'), 1);
  assert.is(samples.get('octavo_orders_last_hour'), 1);
  assert.is(samples.get('octavo_orders_last_day{status="created"}'), 1);
  assert.is(samples.get('octavo_orders_last_day{status="paid"}'), 0);
  assert.is(samples.get('octavo_database_up'), 1);
});

metrics('OPS-03 the metrics count a refused event of the payment service', async () => {
  const stripe = await startFakeStripe();
  const shop = await startServer({
    settings: { stripe: stripe.settings, metrics: { port: 0, host: '127.0.0.1' } },
  });
  const headers = {
    host: `api.${siteHost}`,
    'content-type': 'application/json',
    'stripe-signature': 't=1,v1=forged',
  };
  const answer = await shop.sendRaw({ method: 'POST', url: paymentEventsPath, headers, payload: '{}' });
  assert.ok(answer.status >= 400 && answer.status < 500);
  const samples = await samplesOf(shop);
  assert.is(samples.get('octavo_call_answers_total{call="paymentEvents",outcome="refused"}'), 1);
  assert.is(samples.get(`octavo_answers_total{class="events",status="${answer.status}"}`), 1);
});

metrics('OPS-03 the metrics show how many letters wait, how many failed, and the longest wait', async () => {
  await server.register('ada@example.com');
  await server.deps.background.finished();
  await server.deps.db.deleteFrom('letters').execute();
  const letter = {
    site_id: 1,
    kind: 'ordered',
    address: 'ada@example.com',
    about: '',
    language: null,
  } as const;
  const { now } = server.clock;
  const when = { created_at: now - 90_000, due_at: now + 600_000, merge_key: null };
  await server.deps.db
    .insertInto('letters')
    .values([
      { id: 1, ...letter, ...when, tries: 0 },
      { id: 2, ...letter, ...when, created_at: now, tries: 2 },
    ])
    .execute();
  const samples = await samplesOf(server);
  assert.is(samples.get('octavo_letters_waiting'), 2);
  assert.is(samples.get('octavo_letters_retried'), 1);
  assert.is(samples.get('octavo_oldest_letter_seconds'), 90);
});

metrics('OPS-03 with a silent database its figures are missing, and octavo_database_up is 0', async () => {
  await server.get('/livez', siteHost);
  await server.deps.db.destroy();
  const samples = await samplesOf(server);
  assert.is(samples.get('octavo_database_up'), 0);
  assert.is(samples.get('octavo_answers_total{class="health",status="200"}'), 1);
  const ofDatabase = /^octavo_(letters|oldest_letter|orders|files)/;
  assert.equal(
    [...samples.keys()].filter((name) => ofDatabase.test(name)),
    [],
  );
});

metrics('OPS-03 visitors cannot add time series by unknown addresses, methods or names', async () => {
  const visit = async (round: number) => {
    for (let index = 0; index < 20; index++) {
      await server.get(`/page-${round}-${index}?${index}`, `h${index}.example`);
      await server.get(`/v1/client/order/O-${round}-${index}`, `api.${siteHost}`);
      await server.sendRaw({ method: 'PROPFIND', url: `/${index}`, headers: { host: siteHost } });
      const payload = { email: `reader-${round}-${index}@example.com`, password: 'wrong' };
      await server.send(calls.login, { payload });
    }
    return [...(await samplesOf(server)).keys()].filter((name) => name.startsWith('octavo_'));
  };
  const first = await visit(1);
  assert.equal(await visit(2), first);
});

metrics(
  'OPS-03 the metrics count waiting times and refused requests by the class of their call',
  async () => {
    const own = withSources();
    const clock = { now: 0 };
    const shedding = createShedding({
      monotonicNow: () => clock.now,
      longestWaitMs: 600_000,
      observers: [own],
    });
    const { promise: isFinished, resolvePromise: finish } = controlledPromise<void>();
    const running = Array.from({ length: 17 }, () => shedding.begin('customers', () => isFinished));
    for (let round = 0; round < 40; round++) await new Promise((resolve) => setImmediate(resolve));
    clock.now += 3500;
    const refused = await shedding.begin('changes', () => isFinished).catch(({ reason }) => reason);
    assert.is(refused, 'busy');
    finish();
    await Promise.allSettled(running);
    const samples = readSamples(await own.registry.metrics());
    assert.is(samples.get('octavo_queue_seconds_count{line="customers"}'), 17);
    assert.is(samples.get('octavo_queue_seconds_bucket{le="3",line="customers"}'), 16);
    assert.is(samples.get('octavo_shed_total{line="changes"}'), 1);
  },
);

metrics(
  'OPS-03 counters that alerts use begin at 0, because Prometheus sees no increase in a new series',
  async () => {
    const samples = readSamples(await withSources().registry.metrics());
    for (const name of [
      'octavo_call_answers_total{call="createOrder",outcome="failed"}',
      'octavo_call_answers_total{call="paymentEvents",outcome="refused"}',
      'octavo_security_events_total{event="login-failed"}',
      'octavo_security_events_total{event="file-infected"}',
      'octavo_shed_total{line="customers"}',
    ])
      assert.is(samples.get(name), 0, name);
  },
);

metrics('OPS-03 the metrics show connections, free disk space, a stop and event loop delay', async () => {
  const draining = new AbortController();
  const own = withSources({ readPool: () => ({ used: 3, idle: 2, waiting: 7 }), draining: draining.signal });
  draining.abort();
  const samples = readSamples(await own.registry.metrics());
  assert.is(samples.get('octavo_database_connections{state="waiting"}'), 7);
  assert.is(samples.get('octavo_disk_free_bytes'), 1_000_000);
  assert.is(samples.get('octavo_stopping'), 1);
  assert.ok(samples.has('nodejs_eventloop_lag_p99_seconds'));
  const broken = withSources({ readFreeBytes: () => Promise.reject(new Error('no such disk')) });
  assert.not.ok(readSamples(await broken.registry.metrics()).has('octavo_disk_free_bytes'));
});

metrics.run();
