// Sends the requests of the first argument at a fixed rate, whether or not earlier ones are answered, as visitors do. A
// generator with a fixed number of connections would send less as soon as the server gets slower.
import { randomUUID } from 'node:crypto';
import { Agent, request as sendRequest } from 'node:http';

const { port, requests, rate, seconds } = JSON.parse(process.argv[2] ?? '{}');
const timeoutMs = 10_000;
const tickMs = 5;

const agent = new Agent({ keepAlive: true });
const statuses = {};
/** Numbers of failed requests, by error code. */
const errors = {};
const served = [];
let slowest = 0;

const count = (counts, name) => {
  counts[name] = (counts[name] ?? 0) + 1;
};
const send = ({ method, path, headers, body }) =>
  new Promise((resolve) => {
    const beganAt = performance.now();
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = {
      host: '127.0.0.1',
      port,
      agent,
      method,
      path,
      headers: { ...headers, 'idempotency-key': randomUUID(), ...length },
    };
    const call = sendRequest(options, (response) => {
      response.resume().once('end', () => {
        clearTimeout(timer);
        const milliseconds = performance.now() - beganAt;
        slowest = Math.max(slowest, milliseconds);
        if (response.statusCode < 300) served.push(milliseconds);
        count(statuses, response.statusCode);
        resolve();
      });
    });
    const timer = setTimeout(() => call.destroy(Object.assign(new Error(), { code: 'timeout' })), timeoutMs);
    call.once('error', ({ code }) => {
      clearTimeout(timer);
      count(errors, code);
      resolve();
    });
    call.end(body);
  });

const startedAt = performance.now();
const running = [];
await new Promise((resolve) => {
  const timer = setInterval(() => {
    const elapsed = (performance.now() - startedAt) / 1000;
    const due = Math.min(elapsed, seconds) * rate;
    while (running.length < due) running.push(send(requests[running.length % requests.length]));
    if (elapsed < seconds) return;
    clearInterval(timer);
    resolve();
  }, tickMs);
});
await Promise.all(running);
served.sort((first, second) => first - second);
const p99 = served[Math.floor(served.length * 0.99)] ?? 0;
console.log(JSON.stringify({ statuses, errors, p99, slowest }));
process.exit();
