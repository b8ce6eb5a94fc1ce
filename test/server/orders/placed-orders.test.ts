import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { findOrderByCode } from '../../../src/server/provider/orders/find-orders.ts';
import { bumpVersion } from '../../../src/server/sites/store/write-site.ts';
import { placedOrder, replyTo } from '../../support/server/orders/delivered-order.ts';
import { essay } from '../../support/server/samples.ts';
import { refusalOf } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const orders = suite('orders');
const server = startForSuite(orders, startServer);

orders('API-02 an order is created, listed and shown to the client who placed it', async () => {
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
  const order = await server.readOrder(token, body.code);
  assert.equal([order.statusId, order.totalPriceConverted, order.typeName], [1, 11.96, 'Essay']);
  assert.equal([order.deadlineAt, order.deadlineSeconds], [null, 14 * 86_400]);
});

orders('MON-01 an order keeps its currency, its exchange rate and its price in US cents', async () => {
  const token = await server.register();
  const code = await placedOrder(server, token, { writerGradeId: 3, currencyId: 2 });
  const body = await server.readOrder(token, code);
  // 11.96 dollars × 1.35 are 16.146 dollars, and at the rate 0.9 14.5314 euros.
  assert.equal([body.currencyId, body.totalPriceConverted, body.chargedCents], [2, 14.53, 1615]);
  const { rate_e4, charged_cents } = await findOrderByCode(server.deps, code);
  assert.equal([rate_e4, charged_cents], [9000, 1615]);
});

orders('SHW-01 MON-01 an order shows choices, amounts and extras’ names and prices as ordered', async () => {
  const { db } = server.deps;
  const token = await server.register('shown@example.com');
  const code = await placedOrder(server, token, {
    extrasIds: [1, 3],
    sources: '4',
    currencyId: 2,
    writersPreferredCode: 'W10042',
    discountCode: 'WELCOME15',
    additionalMaterialStatusId: 3,
  });
  const readOrder = () => server.readOrder(token, code);
  const before = await readOrder();
  await db.updateTable('surcharges').set({ amount: 1 }).execute();
  await db
    .updateTable('dictionary_items')
    .set({ name: 'Renamed' })
    .where('dictionary', '=', 'extra')
    .where('item_id', '=', 1)
    .execute();
  await db
    .updateTable('dictionary_items')
    .set({ details: JSON.stringify({ sign: '€', rate: 0.5 }) })
    .where('name', '=', 'EUR')
    .execute();
  await bumpVersion(db, 1);
  await server.deps.sites.refresh();
  assert.equal(await readOrder(), before);
  const rate = 0.9;
  // 11.96 dollars × 0.35 at the rate 0.9.
  assert.equal(before.writerSurcharge, { percent: 35, priceConverted: 3.77 });
  assert.equal(before.extras, [
    { id: 1, name: 'Abstract page', priceConverted: Math.round(1499 * rate) / 100 },
    { id: 3, name: 'Personal Support', priceConverted: Math.round(999 * rate) / 100 },
  ]);
  const { subjectName, formatName, serviceName, sources, additionalMaterialStatusId } = before;
  assert.equal([subjectName, formatName, serviceName], ['Other', 'Other', 'Writing from scratch']);
  assert.equal([sources, additionalMaterialStatusId], [4, 3]);
  assert.equal(
    [before.preferredWriterCode, before.writerGradeName, before.writerCode],
    ['W10042', 'Top 10', null],
  );
  assert.is(before.discountCode, 'WELCOME15');
  const discountAmount = before.basePriceConverted - before.totalPriceConverted;
  assert.is(before.discountAmountConverted.toFixed(2), discountAmount.toFixed(2));
  assert.equal(before.contact, { email: 'shown@example.com', phone: '', firstName: '', lastName: '' });
});

orders('CAB-01 the list begins with orders that wait for the client and ends with closed ones', async () => {
  const { db } = server.deps;
  const token = await server.register('waiting@example.com');
  /** Places an order in the next minute; its topic names what the list should say of it. */
  const place = async (
    topic: string,
    change: { status_id: number; charged_cents?: number; due_cents?: number },
  ) => {
    server.clock.now += 60_000;
    const code = await placedOrder(server, token, { topic });
    const question = { params: { orderId: code }, payload: { text: 'A question of the client' } };
    await server.send(calls.sendMessage, { ...question, token });
    await db.updateTable('orders').set(change).where('code', '=', code).execute();
    if (topic.includes('answered')) await replyTo(server, code, 'A question');
  };
  await place('is to be read', { status_id: 12 });
  await place('is to be answered', { status_id: 3 });
  await place('is closed, and not answered', { status_id: 16 });
  await place('is to be paid', { status_id: 1 });
  await place('has a difference to pay', { status_id: 2, due_cents: 500 });
  await place('was cancelled before its payment', { status_id: 17 });
  await place('is under way', { status_id: 3 });
  await place('waits for the provider', { status_id: 1, charged_cents: 0 });
  const { body } = await server.send(calls.orders, { token });
  assert.equal(
    body.map(({ topic }) => topic),
    [
      'has a difference to pay',
      'is to be paid',
      'is to be answered',
      'is to be read',
      'waits for the provider',
      'is under way',
      'was cancelled before its payment',
      'is closed, and not answered',
    ],
  );
});

orders('a client with too many orders in an hour is refused, but a retry of an order succeeds', async () => {
  const limited = await startServer({ settings: { triesPerAccount: 1 } });
  const token = await limited.register();
  const place = (key: string) =>
    limited.send(calls.createOrder, { token, payload: essay, headers: { 'idempotency-key': key } });
  const placed = [await place('one'), await place('two'), await place('three')];
  assert.equal(
    placed.map(({ status }) => status),
    [201, 201, 201],
  );
  const fourth = await place('four');
  assert.equal([refusalOf(fourth), fourth.headers['retry-after']], ['tooManyOrders', '3600']);
  assert.is((await place('three')).body.code, placed[2]?.body.code);
  limited.clock.now += 3600 * 1000;
  assert.is((await place('four')).status, 201);
});

orders.run();
