import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { orderStatuses } from '../../../../src/order/vocabulary/order-statuses.ts';
import { readRefundReason } from '../../../../src/server/orders/store/order-rows.ts';
import { addPayment } from '../../../../src/server/payments/store/payments.ts';
import { storeRefund } from '../../../../src/server/payments/store/refunds.ts';
import { findOrderByCode } from '../../../../src/server/provider/orders/find-orders.ts';
import { deliverEvent } from '../../../support/server/orders/deliver-event.ts';
import { deliveredOrder, placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { startWithServices } from '../../../support/server/orders/start-with-payment.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';

const cancellation = suite('calling an order off');
const { cancelled, refunded } = orderStatuses;
const session = 'cs_test_1';
const { stripe, server, lettersAbout } = startWithServices(cancellation);
let token: string;
let code: string;
const { run, failure } = providerCommands(() => server);

cancellation.before.each(async () => {
  token = await server.register('ada@example.com');
  code = await placedOrder(server, token);
});

const sendForOrder = <C extends typeof calls.order | typeof calls.payment>(call: C) =>
  server.send(call, { token, params: { id: code } });
const statusId = async () => (await sendForOrder(calls.order)).body.statusId;
const openPage = () => server.send(calls.beginPayment, { token, params: { id: code } });
const payAtStripe = async () => {
  await openPage();
  assert.is(await deliverEvent(server, stripe.message(session, 'checkout.session.completed')), 204);
};

cancellation('an order that was marked as paid cannot be paid on its payment page any more', async () => {
  await openPage();
  assert.equal(await run('paid', code), [`${code} is paid.`]);
  assert.is(stripe.endedSessions.get(session), 'expired');
});

cancellation(
  'STS-01 `cancel` ends an unpaid order, closes its payment page and writes to the customer',
  async () => {
    await openPage();
    assert.equal(await run('cancel', code.toLowerCase()), [`${code} is cancelled.`]);
    assert.equal(
      [await statusId(), (await sendForOrder(calls.payment)).body.state],
      [cancelled, 'cancelled'],
    );
    assert.equal(
      [stripe.endedSessions.get(session), await lettersAbout(`order ${code} is cancelled`)],
      ['expired', 1],
    );
    const { status, body } = await openPage();
    assert.equal(
      [status, body[0].message],
      [409, 'This order has been called off, and nothing has to be paid for it'],
    );
    const wrongStatus = `${code} cannot be changed in this way, because its status is cancelled.`;
    for (const name of ['cancel', 'refund', 'paid', 'start'])
      assert.is(await failure(name, code), wrongStatus);
  },
);

cancellation(
  'STS-01 the provider is warned when a cancelled order’s payment page cannot be closed',
  async () => {
    await openPage();
    stripe.nextFailures.push(500, 500);
    const lines = await run('cancel', code);
    assert.is(lines[0], `${code} is cancelled.`);
    assert.match(lines[1] ?? '', 'Its payment page cs_test_1 is not closed: ');
    assert.is(await statusId(), cancelled);
  },
);

cancellation('STS-01 an order whose payment is pending is not cancelled', async () => {
  await openPage();
  await server.deps.db.updateTable('payments').set({ state: 'pending' }).execute();
  assert.match(await failure('cancel', code), 'has a payment in progress');
  assert.is(await statusId(), 1);
});

cancellation(
  'STS-01 `refund` returns the full payment of an order once, and writes to customer and provider',
  async () => {
    await payAtStripe();
    assert.match(await failure('cancel', code), 'its status is paid');
    const lines = await run('refund', code, 'placed twice');
    assert.equal(lines, [`${code} is refunded. Stripe gives $11.96 back.`]);
    assert.is(stripe.refunds.get(`pi_${session}`)?.amount, 1196);
    assert.equal([await statusId(), await lettersAbout(`order ${code} is refunded`)], [refunded, 2]);
    assert.is(
      await readRefundReason(server.deps.db, (await findOrderByCode(server.deps, code)).id),
      'placed twice',
    );
    assert.match(await failure('refund', code), 'its status is refunded');
  },
);

cancellation('STS-01 the provider is told to give back by hand what has not gone back before', async () => {
  const paidByHand = await placedOrder(server, token);
  await run('paid', paidByHand);
  const { id, charged_cents } = await findOrderByCode(server.deps, paidByHand);
  await server.deps.db
    .transaction()
    .execute((rows) =>
      storeRefund(rows, { id, charged_cents }, { total: 500, isReturned: true, now: server.clock.now }),
    );
  const [line] = await run('refund', paidByHand);
  assert.is(line, `${paidByHand} is refunded. $6.96 was paid by hand: give it back yourself.`);
});

cancellation('STS-01 the provider is warned of a page that stays open after a refund', async () => {
  await payAtStripe();
  const page = { url: '', state: 'open', expires_at: server.deps.now() + 60_000, created_at: 1 } as const;
  const { id } = await findOrderByCode(server.deps, code);
  await addPayment(server.deps.db, { ...page, session: 'cs_unknown', order_id: id, cents: 500 });
  const [done, line] = await run('refund', code);
  assert.is(done, `${code} is refunded. Stripe gives $11.96 back.`);
  assert.match(line ?? '', 'Its payment page cs_unknown is not closed: ');
});

cancellation('STS-01 a refunded order accepts no files, no rating and no approval', async () => {
  const delivered = await deliveredOrder(server, token);
  await run('refund', delivered);
  const params = { id: delivered, orderId: delivered };
  for (const [call, payload] of [
    [calls.approveOrder, {}],
    [calls.rateService, { rate: 5 }],
    [calls.attachFiles, { receiverType: 'writer', 'file[id]': 1 }],
  ] as const)
    assert.is((await server.send(call, { token, params, payload })).status, 409, call.path);
});

cancellation.run();
