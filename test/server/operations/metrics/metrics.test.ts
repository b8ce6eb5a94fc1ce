import { networkInterfaces } from 'node:os';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { samplesOf } from '../../../support/server/metric-samples.ts';
import { essay } from '../../../support/server/samples.ts';
import { siteHost } from '../../../support/server/send.ts';
import { createDeployment, startProcess } from '../../../support/server/start-process.ts';
import { password, startForTest, startServer } from '../../../support/server/start-server.ts';
import { accepts, freePort } from '../../../support/services/free-port.ts';

const metrics = suite('metrics');
const server = startForTest(metrics, () =>
  startServer({ settings: { metrics: { port: 0, host: '127.0.0.1' } } }),
);

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

metrics('OPS-03 the metrics show how many letters wait, how many failed, and the longest wait', async () => {
  await server.register('ada@example.com');
  await server.deps.background.finished();
  await server.deps.db.deleteFrom('letters').execute();
  const what = { kind: 'ordered', address: 'ada@example.com', about: '' } as const;
  const letter = { site_id: 1, language: null, ...what };
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
    for (let index = 0; index < 5; index++) {
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

metrics('OPS-01 METRICS_PORT serves metrics on the loopback address alone, never to visitors', async () => {
  const deployment = await createDeployment();
  const port = await freePort();
  const server = await startProcess(deployment, { METRICS_PORT: `${port}` });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  assert.match(answer.headers.get('content-type') ?? '', 'text/plain; version=0.0.4');
  const text = await answer.text();
  assert.match(text, /^# HELP octavo_answers_total /m);
  // The server has prepared its first pages before it printed the addresses.
  assert.match(text, /^octavo_answers_total\{class="pages",status="\d+"\} \d+$/m);
  assert.is((await fetch(`http://127.0.0.1:${port}/`)).status, 404);
  const other = Object.values(networkInterfaces())
    .flat()
    .find((entry) => entry && !entry.internal && entry.family === 'IPv4');
  if (other) await assertClosed(other.address, port);
  for (const prefix of ['', 'api.', 'my.'])
    assert.not((await server.get('/metrics', prefix)).body.includes('octavo_answers'), prefix);
  assert.is(await server.end('SIGTERM'), 0);
  assert.is(await accepts(port), false);
});

const assertClosed = async (address: string, port: number) => {
  const error = await fetch(`http://${address}:${port}/metrics`).catch((problem) => problem);
  assert.instance(error, Error);
};

metrics.run();
