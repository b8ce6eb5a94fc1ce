import { createServer } from 'node:http';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import {
  createEventStream,
  type StreamLimits,
  type StreamOutcome,
} from '../../../src/server/statistics/event-stream.ts';
import { createStreamedEvents } from '../../../src/server/statistics/open-visitor-events.ts';
import { samplesOf } from '../../support/server/metric-samples.ts';
import { startServer } from '../../support/server/start-server.ts';
import { listen } from '../../support/services/listen.ts';
import { until } from '../../support/until.ts';

const streams = suite('statistics events to an address');
let url = '';
/** Statuses of the next answers; null stands for no answer. Later ones are 200. */
let statuses: (number | null)[];
let bodies: string[];
let authorizations: (string | undefined)[];
let counts: Record<StreamOutcome, number>;
let warnings: string[];

streams.before(async () => {
  const receiver = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    bodies.push(body);
    authorizations.push(request.headers.authorization);
    const status = statuses.length > 0 ? statuses.shift() : 200;
    if (status) response.writeHead(status).end();
  });
  url = `http://octavo:secret@127.0.0.1:${(await listen(receiver)).port}/?query=insert`;
});
streams.before.each(() => {
  statuses = [];
  bodies = [];
  authorizations = [];
  warnings = [];
  counts = { sent: 0, full: 0, refused: 0, stopped: 0, limited: 0 };
});

const count = (outcome: StreamOutcome, events: number) => {
  counts[outcome] += events;
};
const open = (limits: Partial<StreamLimits> = {}) =>
  createEventStream({
    url,
    count,
    warn: (message) => warnings.push(message),
    limits: {
      maximumWaiting: 1000,
      maximumRequest: 8,
      collectMs: 0,
      answerMs: 10_000,
      firstRetryMs: 1,
      longestRetryMs: 4,
      stopMs: 200,
      ...limits,
    },
  });
const untilSent = (events: number) => until(() => counts.sent === events);

streams('lines arrive together, in sequence and with the password of the address', async () => {
  const stream = open();
  for (const line of ['one\n', 'two\n', 'six\n']) stream.add(line);
  await untilSent(3);
  assert.equal(bodies, ['one\ntwo\n', 'six\n']);
  assert.is(authorizations[0], `Basic ${Buffer.from('octavo:secret').toString('base64')}`);
});

streams('lines are sent again after failures and silence, and the log tells it once', async () => {
  statuses = [503, null, 429, 500];
  const stream = open({ answerMs: 300 });
  stream.add('one\n');
  await untilSent(1);
  assert.equal(bodies, Array(5).fill('one\n'));
  assert.is(warnings.length, 2);
  assert.match(warnings.join(' '), /does not accept events \(503\).*accepts events again/);
});

streams('while the receiver is slow, lines above the bound are lost and counted', async () => {
  statuses = Array(1000).fill(null);
  const stream = open({ maximumWaiting: 12 });
  for (let line = 0; line < 5; line++) stream.add('one\n');
  assert.is(counts.full, 2);
  await stream.close();
  assert.is(counts.stopped, 3);
  assert.match(warnings.join(' '), /3 statistics events were lost/);
});

streams('a stop sends what waits at once', async () => {
  const stream = open({ collectMs: 60_000 });
  stream.add('one\n');
  await stream.close();
  assert.is(counts.sent, 1);
});

streams('with a silent receiver the call is answered, and the event is sent without the person', async () => {
  statuses = Array(1000).fill(null);
  const stream = open({ maximumRequest: 10_000, answerMs: 300 });
  const visitorEvents = createStreamedEvents({ stream, eventsPerMinute: 10, count });
  const server = await startServer({ deps: { visitorEvents } });
  const payload = { label: 'Calculator', visitorId: 'ada', actionData: JSON.stringify({ action: 'Show' }) };
  assert.is((await server.send(calls.visitorAction, { payload })).status, 204);
  await until(() => bodies.length > 0);
  assert.is(counts.sent, 0);
  const { widget, action, visitor } = JSON.parse(bodies[0] ?? '');
  assert.equal([widget, action, typeof visitor], ['Calculator', 'Show', 'number']);
  assert.not.match(bodies[0] ?? '', '"ada"');
  await stream.close();
});

streams('LIM-01 events above the limit of a sender are not sent, and the metrics count them', async () => {
  const metrics = { port: 0, host: '127.0.0.1' };
  const server = await startServer({ settings: { statisticsUrl: url, metrics, eventsPerMinute: 4 } });
  const actionData = JSON.stringify({ action: 'Show' });
  const payload = { label: 'Calculator', visitorId: 'restless', actionData };
  for (let event = 0; event < 5; event++)
    assert.is((await server.send(calls.visitorAction, { payload })).status, 204);
  await server.deps.visitorEvents.close();
  const samples = await samplesOf(server);
  assert.is(samples.get('octavo_streamed_events_total{outcome="sent"}'), 2);
  assert.is(samples.get('octavo_streamed_events_total{outcome="limited"}'), 3);
  assert.is(bodies.join('').match(/\n/g)?.length, 2);
});

streams.run();
