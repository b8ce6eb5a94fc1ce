import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { essay } from '../../support/server/samples.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const idempotency = suite('idempotency');
const server = startForSuite(idempotency, startServer);

const countOf = async (token: string) => (await server.send(calls.orders, { token })).body.length;

idempotency('ORD-18 an order that is sent twice is created once, and both answers are the same', async () => {
  const token = await server.register('ada@example.com');
  const sent = { payload: essay, token, headers: { 'idempotency-key': 'a-key' } };
  const answers = await Promise.all(Array.from({ length: 10 }, () => server.send(calls.createOrder, sent)));
  assert.equal([...new Set(answers.map(({ status }) => status))], [201]);
  assert.is(new Set(answers.map(({ body }) => body.code)).size, 1);
  assert.is(await countOf(token), 1);
  const other = { ...sent, payload: { ...essay, topic: 'Another' } };
  assert.is((await server.send(calls.createOrder, other)).status, 409);
  server.clock.now += 25 * 3_600_000;
  const nextToken = await server.logIn('ada@example.com');
  assert.is((await server.send(calls.createOrder, { ...sent, token: nextToken })).status, 201);
  assert.is(await countOf(nextToken), 2);
});

idempotency('ORD-18 two clients can choose the same idempotency key', async () => {
  const headers = { 'idempotency-key': 'same' };
  const [one, two] = [await server.register(), await server.register()];
  const first = await server.send(calls.createOrder, { payload: essay, token: one, headers });
  const second = await server.send(calls.createOrder, { payload: essay, token: two, headers });
  assert.is(second.status, 201);
  assert.is.not(first.body.code, second.body.code);
});

idempotency('ORD-18 of different orders with the same idempotency key at once, one is created', async () => {
  const token = await server.register();
  const headers = { 'idempotency-key': 'contested' };
  const answers = await Promise.all(
    ['One topic', 'Another topic', 'A third topic'].map((topic) =>
      server.send(calls.createOrder, { token, headers, payload: { ...essay, topic } }),
    ),
  );
  assert.equal(answers.map(({ status }) => status).sort(), [201, 409, 409]);
  const conflict = answers.find(({ status }) => status === 409);
  const message = 'This Idempotency-Key was sent with another order. A new order needs a new key';
  assert.equal(conflict?.body, [{ property: '', message }]);
  assert.is(await countOf(token), 1);
});

idempotency('ORD-18 a refused order uses up no key, and long keys with one beginning differ', async () => {
  const token = await server.register();
  const long = 'k'.repeat(300);
  const send = (key: string, topic: string) => {
    const headers = { 'idempotency-key': key };
    return server.send(calls.createOrder, { token, headers, payload: { ...essay, topic } });
  };
  assert.is((await send(`${long}1`, '')).status, 422);
  const first = await send(`${long}1`, 'A topic');
  const second = await send(`${long}2`, 'A topic');
  assert.equal([first.status, second.status], [201, 201]);
  assert.is.not(first.body.code, second.body.code);
  assert.is((await send(' ', 'A topic')).status, 201);
  assert.is(await countOf(token), 3);
});

idempotency.run();
