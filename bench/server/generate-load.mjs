// Runs autocannon with the options of the first argument. With `isKeyed`, each request has a different Idempotency-Key. With
// `isStaggered`, each connection begins with another request.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { createHistogram } from 'node:perf_hooks';

const autocannon = createRequire(resolve('bench/peers/package.json'))('autocannon');
const { isKeyed, isStaggered, requests, ...options } = JSON.parse(process.argv[2] ?? '{}');

const withKey = (request) => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
});
const sentRequests = isKeyed ? requests.map((request) => ({ ...request, setupRequest: withKey })) : requests;
let connection = 0;
const setupClient = (client) => {
  const first = connection++ % sentRequests.length;
  client.setRequests([...sentRequests.slice(first), ...sentRequests.slice(0, first)]);
};
const run = autocannon({ ...options, requests: sentRequests, ...(isStaggered && { setupClient }) });
// Waits are recorded in microseconds, because autocannon's own histogram counts whole milliseconds.
const waits = createHistogram();
run.on('response', (_client, _status, _bytes, milliseconds) =>
  waits.record(Math.max(1, Math.round(milliseconds * 1000))),
);
const { duration, statusCodeStats, errors } = await run;
const statuses = Object.fromEntries(
  Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]),
);
const [p50, p99] = [50, 99].map((share) => waits.percentile(share) / 1000);
console.log(JSON.stringify({ seconds: duration, statuses, errors, p50, p99 }));
