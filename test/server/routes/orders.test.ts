import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { commands } from '../../../src/server/provider/commands.ts';
import { essay } from '../essay.ts';
import { ways } from '../send.ts';
import { startServer, type TestServer } from '../start-server.ts';

const orders = suite('orders');
let server: TestServer;

orders.before(async () => {
  server = await startServer();
});
orders.after(() => server.stop());

const countOf = async (token: string) => (await server.send(calls.orders, { token })).body.length;

orders(
  'API-02 an order is created, listed and shown to the one who placed it, and to nobody else',
  async () => {
    const token = await server.register();
    const { status, body } = await server.send(calls.createOrder, { payload: essay, token });
    assert.is(status, 201);
    assert.match(body.code, /^O-[0-9A-Z]{6}$/);
    assert.is(body.paymentSystemId, 1);
    const list = await server.send(calls.orders, { token });
    assert.is(list.body.length, 1);
    assert.is(list.headers['x-pagination-page-current'], '1');
    assert.is(list.headers['x-pagination-page-count'], '1');
    assert.is(list.headers['x-pagination-total-count'], '1');
    const shown = await server.send(calls.order, { params: { id: body.code }, token });
    assert.is(shown.body.statusId, 1);
    assert.is(shown.body.totalPriceConverted, 11.96);
    assert.is(shown.body.typeName, 'Essay');
    assert.is(Date.parse(shown.body.deadlineAt) - Date.parse(shown.body.createdAt), 14 * 86_400_000);
    const stranger = await server.register();
    assert.is((await server.send(calls.order, { params: { id: body.code }, token: stranger })).status, 404);
  },
);

orders('ORD-18 a request that is sent again creates one order and gets the same answer', async () => {
  const token = await server.register();
  const once = { payload: essay, token, headers: { 'idempotency-key': 'a-key' } };
  const answers = await Promise.all([1, 2, 3, 4].map(() => server.send(calls.createOrder, once)));
  assert.equal(
    answers.map(({ status }) => status),
    [201, 201, 201, 201],
  );
  assert.is(new Set(answers.map(({ body }) => body.code)).size, 1);
  assert.is(await countOf(token), 1);
  const other = await server.send(calls.createOrder, { ...once, payload: { ...essay, topic: 'Another' } });
  assert.is(other.status, 409);
  server.clock.now += 25 * 3_600_000;
  assert.is((await server.send(calls.createOrder, once)).status, 201);
  assert.is(await countOf(token), 2);
});

orders('ORD-18 an order sent again after its discount has ended gets its first answer', async () => {
  const token = await server.register();
  const { now } = server.clock;
  await commands.discount?.run(server.deps, [
    ...['localhost', 'TODAY', 'percent', '10'],
    ...['-', new Date(now + 3_600_000).toISOString()],
  ]);
  const once = {
    payload: { ...essay, discountCode: 'TODAY' },
    token,
    headers: { 'idempotency-key': 'lost answer' },
  };
  const first = await server.send(calls.createOrder, once);
  assert.is(first.status, 201);
  server.clock.now += 2 * 3_600_000;
  const late = { ...once, headers: { 'idempotency-key': 'another' } };
  assert.is((await server.send(calls.createOrder, late)).body[0].message, 'discountExpired');
  const again = await server.send(calls.createOrder, once);
  assert.equal([again.status, again.body], [201, first.body]);
  assert.is(await countOf(token), 1);
});

orders('ORD-18 two clients may happen to choose the same key', async () => {
  const headers = { 'idempotency-key': 'same' };
  const [one, two] = [await server.register(), await server.register()];
  const first = await server.send(calls.createOrder, { payload: essay, token: one, headers });
  const second = await server.send(calls.createOrder, { payload: essay, token: two, headers });
  assert.is(second.status, 201);
  assert.is.not(first.body.code, second.body.code);
});

orders('API-02 an order is placed by a client who has logged in', async () => {
  const { status, body } = await server.send(calls.createOrder, { payload: essay });
  assert.is(status, 401);
  assert.equal(body, [{ property: '', message: 'Please log in' }]);
});

orders('ORD-17 a valid order may go on to step 2, and validation creates nothing', async () => {
  const token = await server.register();
  for (const as of ways)
    assert.is((await server.send(calls.validateOrder, { payload: essay, token, as })).status, 204);
  assert.is(await countOf(token), 0);
});

orders('ORD-17 errors come as a list, one a field, in the words of the catalogue', async () => {
  const payload = {
    ...essay,
    topic: ' ',
    details: '',
    numberElements: '1000',
    formatId: 99,
    paymentSystemId: 4,
  };
  const { status, body } = await server.send(calls.validateOrder, { payload });
  assert.is(status, 422);
  const found = Object.fromEntries(
    body.map(({ property, message }: Record<string, string>) => [property, message]),
  );
  assert.equal(found, {
    topic: 'valueRequired',
    details: 'valueRequired',
    numberElements: 'numberOutOfRange:1:999',
    formatId: 'choiceUnavailable',
    paymentSystemId: 'choiceUnavailable',
  });
});

orders('VAL-03 a fixed discount larger than the price is refused on its field', async () => {
  const payload = { ...essay, typeId: 3, deadlineId: 9, discountCode: 'TENOFF' };
  const { status, body } = await server.send(calls.validateOrder, { payload });
  assert.is(status, 422);
  assert.equal(body, [{ property: 'discountCode', message: 'discountExceedsTotal' }]);
});

orders('WRT-03 a preferred writer is looked up, has a grade, and cannot be hurried', async () => {
  const refusal = async (change: object) =>
    (await server.send(calls.validateOrder, { payload: { ...essay, ...change } })).body;
  assert.is(
    (await server.send(calls.validateOrder, { payload: { ...essay, writersPreferredCode: 'W10023' } }))
      .status,
    204,
  );
  assert.equal(await refusal({ writersPreferredCode: 'W9' }), [
    { property: 'writersPreferredCode', message: 'writerUnknown' },
  ]);
  assert.equal(await refusal({ writersPreferredCode: 'W10023', deadlineId: 1 }), [
    { property: 'writersPreferredCode', message: 'preferredWriterUrgent' },
  ]);
});

orders('ORD-17 an order names its type, level, deadline and service itself', async () => {
  const { typeId, serviceId, academicLevelId, deadlineId, ...rest } = essay;
  const { body } = await server.send(calls.validateOrder, { payload: rest });
  assert.equal(body.map(({ property }: { property: string }) => property).sort(), [
    'academicLevelId',
    'deadlineId',
    'serviceId',
    'typeId',
  ]);
});

orders.run();
