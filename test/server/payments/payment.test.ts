import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { essay } from '../../support/server/orders/essay.ts';
import { refusalOf } from '../../support/server/send.ts';
import { startForTest, startServer } from '../../support/server/start-server.ts';
import { startFakeStripe } from '../../support/services/stripe.ts';

// Runs on PostgreSQL too.
const payment = suite('payment');
const stripe = startForTest(payment, startFakeStripe);
const server = startForTest(payment, () => startServer({ settings: { stripe: stripe.settings } }));

/** A payment that is awaited, by the page of the payment service. */
const due = { way: 'checkout', state: 'due', answerHours: 2, howToPay: null, card: null, invoice: null };

const newOrder = (token: string, changes = {}) => placedOrder(server, token, changes);
const startPayment = (token: string, id: string) =>
  server.send(calls.beginPayment, { token, params: { id } });
const readOrder = async (token: string, id: string) =>
  (await server.send(calls.payment, { token, params: { id } })).body;
const fieldOf = (session: string, name: string) => stripe.sessions.get(session)?.fields.get(name);

payment(
  'MON-01 a customer who chose euros is sent to Stripe for the order’s amount in US cents',
  async () => {
    const token = await server.register('ada@example.com');
    const code = await newOrder(token, { currencyId: 2 });
    assert.equal(await readOrder(token, code), due);
    const { status, body } = await startPayment(token, code);
    assert.equal([status, body], [200, { url: stripe.pageOf('cs_test_1') }]);
    const { body: order } = await server.send(calls.order, { token, params: { id: code } });
    const sessionField = (name: string) => fieldOf('cs_test_1', name);
    assert.equal([order.totalPriceConverted, order.chargedCents], [10.76, 1196]);
    assert.is(sessionField('line_items[0][price_data][unit_amount]'), '1196');
    assert.is(sessionField('line_items[0][price_data][currency]'), 'usd');
    assert.equal([sessionField('mode'), sessionField('metadata[orderCode]')], ['payment', code]);
    assert.equal(
      [sessionField('customer_email'), sessionField('client_reference_id')],
      ['ada@example.com', code],
    );
    const returnUrl = `http://my.localhost:8080/secure-payment?orderCode=${code}&payment=`;
    assert.equal(
      [sessionField('success_url'), sessionField('cancel_url')],
      [`${returnUrl}success`, `${returnUrl}cancelled`],
    );
  },
);

payment('CAB-01 two clicks, two tabs or a return open the same payment page', async () => {
  const token = await server.register('ada@example.com');
  const code = await newOrder(token);
  const answers = await Promise.all([
    startPayment(token, code),
    startPayment(token, code),
    startPayment(token, code),
  ]);
  const urls = new Set([...answers, await startPayment(token, code)].map(({ body }) => body.url));
  assert.equal([...urls], [stripe.pageOf('cs_test_1')]);
  server.clock.now += 25 * 3600 * 1000;
  const nextDay = await startPayment(await server.logIn('ada@example.com'), code);
  assert.is(nextDay.body.url, stripe.pageOf('cs_test_2'));
});

payment('CAB-01 a payment page that expires within five minutes is replaced by a new one', async () => {
  const token = await server.register();
  const code = await newOrder(token);
  await startPayment(token, code);
  const { expires_at } = await server.deps.db
    .selectFrom('payments')
    .select('expires_at')
    .executeTakeFirstOrThrow();
  const fiveMinutes = 5 * 60 * 1000;
  server.clock.now = expires_at - fiveMinutes - 1;
  assert.is((await startPayment(token, code)).body.url, stripe.pageOf('cs_test_1'));
  server.clock.now = expires_at - fiveMinutes;
  assert.is((await startPayment(token, code)).body.url, stripe.pageOf('cs_test_2'));
});

for (const [failures, refusal] of [
  [[500, 500], 'paymentUnavailable'],
  [[401], 'paymentUnavailable'],
  [[400], 'paymentRefused'],
] as const)
  payment(`CAB-01 an order stays payable when Stripe answers ${failures[0]}`, async () => {
    const token = await server.register();
    const code = await newOrder(token);
    stripe.nextFailures.push(...failures);
    assert.is(refusalOf(await startPayment(token, code)), refusal);
    assert.equal(await readOrder(token, code), due);
    assert.is((await startPayment(token, code)).status, 200);
  });

payment('CAB-01 a free order, or one of a provider without Stripe, is paid by hand', async () => {
  const token = await server.register();
  const code = await newOrder(token);
  await server.deps.db.updateTable('orders').set({ charged_cents: 0 }).execute();
  assert.equal(await readOrder(token, code), { ...due, way: 'manual' });
  assert.is((await startPayment(token, code)).status, 409);
  const manual = await startServer();
  const other = await manual.register();
  const { body } = await manual.send(calls.createOrder, { token: other, payload: essay });
  const ownOrder = { token: other, params: { id: body.code } };
  assert.equal((await manual.send(calls.payment, ownOrder)).body, { ...due, way: 'manual' });
  assert.is(refusalOf(await manual.send(calls.beginPayment, ownOrder)), 'manualPayment');
  assert.is((await manual.sendRaw({ method: 'POST', url: '/v1/payment/events', headers: {} })).status, 404);
});

payment.run();
