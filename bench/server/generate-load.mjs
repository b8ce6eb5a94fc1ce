// Runs autocannon with the options of the first argument. It runs in a separate process, so that it does not share the
// server's processor. With `isKeyed`, each request has a different Idempotency-Key.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const autocannon = createRequire(resolve('bench/peers/package.json'))('autocannon');
const { isKeyed, requests, ...options } = JSON.parse(process.argv[2] ?? '{}');

const withKey = (request) => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
});
const { duration, statusCodeStats, errors, timeouts, latency } = await autocannon({
  ...options,
  requests: isKeyed ? requests.map((request) => ({ ...request, setupRequest: withKey })) : requests,
});
const statuses = Object.fromEntries(
  Object.entries(statusCodeStats).map(([status, { count }]) => [status, count]),
);
console.log(JSON.stringify({ seconds: duration, statuses, errors, timeouts, p99: latency.p99 }));
