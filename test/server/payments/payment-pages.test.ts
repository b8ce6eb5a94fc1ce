import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { startWithServices } from '../../support/server/orders/start-with-payment.ts';
import { refusalOf } from '../../support/server/send.ts';
import { startServer } from '../../support/server/start-server.ts';

// Runs on PostgreSQL too.
const payment = suite('payment');
const { stripe, server, on, ask, begin, readOrder } = startWithServices(payment);

/** A payment that is awaited, by the page of the payment service. */
const due = { way: 'checkout', state: 'due', answerHours: 2, howToPay: null, card: null, invoice: null };

const readPayment = async () => (await ask(calls.payment)).body;
const fieldOf = (session: string, name: string) => stripe.sessions.get(session)?.fields.get(name);

payment('MON-01 a customer who chose euros is sent to Stripe for the order amount in US cents', async () => {
  const code = await placedOrder(server, on.token, { currencyId: 2 });
  on.code = code;
  assert.equal(await readPayment(), due);
  const { status, body } = await begin();
  assert.equal([status, body], [200, { url: stripe.pageOf('cs_test_1') }]);
  const order = await readOrder();
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
});

payment('CAB-01 two clicks, two tabs or a return open the same payment page', async () => {
  const answers = await Promise.all([begin(), begin(), begin()]);
  const urls = new Set([...answers, await begin()].map(({ body }) => body.url));
  assert.equal([...urls], [stripe.pageOf('cs_test_1')]);
  server.clock.now += 25 * 3600 * 1000;
  on.token = await server.logIn('ada@example.com');
  assert.is((await begin()).body.url, stripe.pageOf('cs_test_2'), 'on the next day');
});

payment('CAB-01 a payment page that expires within five minutes is replaced by a new one', async () => {
  await begin();
  const { expires_at } = await server.deps.db
    .selectFrom('payments')
    .select('expires_at')
    .executeTakeFirstOrThrow();
  const fiveMinutes = 5 * 60 * 1000;
  server.clock.now = expires_at - fiveMinutes - 1;
  assert.is((await begin()).body.url, stripe.pageOf('cs_test_1'));
  server.clock.now = expires_at - fiveMinutes;
  assert.is((await begin()).body.url, stripe.pageOf('cs_test_2'));
});

for (const [failures, refusal] of [
  [[500, 500], 'paymentUnavailable'],
  [[401], 'paymentUnavailable'],
  [[400], 'paymentRefused'],
] as const)
  payment(`CAB-01 an order stays payable when Stripe answers ${failures[0]}`, async () => {
    stripe.nextFailures.push(...failures);
    assert.is(refusalOf(await begin()), refusal);
    assert.equal(await readPayment(), due);
    assert.is((await begin()).status, 200);
  });

payment('CAB-01 a free order, or one of a provider without Stripe, is paid by hand', async () => {
  await server.deps.db.updateTable('orders').set({ charged_cents: 0 }).execute();
  assert.equal(await readPayment(), { ...due, way: 'manual' });
  assert.is((await begin()).status, 409);
  const manual = await startServer();
  const token = await manual.register();
  const ownOrder = { token, params: { id: await placedOrder(manual, token) } };
  assert.equal((await manual.send(calls.payment, ownOrder)).body, { ...due, way: 'manual' });
  assert.is(refusalOf(await manual.send(calls.beginPayment, ownOrder)), 'manualPayment');
  assert.is((await manual.sendRaw({ method: 'POST', url: '/v1/payment/events', headers: {} })).status, 404);
});

payment.run();
