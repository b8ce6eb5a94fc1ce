import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { orderStatuses } from '../../../../src/order/vocabulary/order-statuses.ts';
import { readRefundReason } from '../../../../src/server/orders/store/order-rows.ts';
import { addPayment } from '../../../../src/server/payments/store/payments.ts';
import { storeRefund } from '../../../../src/server/payments/store/refunds.ts';
import { findOrderByCode } from '../../../../src/server/provider/orders/find-orders.ts';
import { deliveredOrder, placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { startWithServices } from '../../../support/server/orders/start-with-payment.ts';
import { providerCommands } from '../../../support/server/provider-commands.ts';

const cancellation = suite('calling an order off');
const { cancelled, refunded } = orderStatuses;
const session = 'cs_test_1';
const { stripe, server, on, begin, pay, readOrder, state, lettersAbout } = startWithServices(cancellation);
const { run, failure } = providerCommands(() => server);

const statusId = async () => (await readOrder()).statusId;

cancellation('an order that was marked as paid cannot be paid on its payment page any more', async () => {
  await begin();
  assert.equal(await run('paid', on.code), [`${on.code} is paid.`]);
  assert.is(stripe.endedSessions.get(session), 'expired');
});

cancellation('STS-01 `cancel` ends an unpaid order and its payment page and tells the customer', async () => {
  await begin();
  assert.equal(await run('cancel', on.code.toLowerCase()), [`${on.code} is cancelled.`]);
  assert.equal([await statusId(), await state()], [cancelled, 'cancelled']);
  assert.equal(
    [stripe.endedSessions.get(session), await lettersAbout(`order ${on.code} is cancelled`)],
    ['expired', 1],
  );
  const { status, body } = await begin();
  assert.equal(
    [status, body[0].message],
    [409, 'This order has been called off, and nothing has to be paid for it'],
  );
  const wrongStatus = `${on.code} cannot be changed in this way, because its status is cancelled.`;
  for (const name of ['cancel', 'refund', 'paid', 'start'])
    assert.is(await failure(name, on.code), wrongStatus);
});

cancellation('STS-01 a provider is warned if a cancelled order’s payment page cannot be closed', async () => {
  await begin();
  stripe.nextFailures.push(500, 500);
  const lines = await run('cancel', on.code);
  assert.is(lines[0], `${on.code} is cancelled.`);
  assert.match(lines[1] ?? '', 'Its payment page cs_test_1 is not closed: ');
  assert.is(await statusId(), cancelled);
});

cancellation('STS-01 an order whose payment is pending is not cancelled', async () => {
  await begin();
  await server.deps.db.updateTable('payments').set({ state: 'pending' }).execute();
  assert.match(await failure('cancel', on.code), 'has a payment in progress');
  assert.is(await statusId(), 1);
});

cancellation('STS-01 `refund` returns an order’s full payment once, and writes to both sides', async () => {
  await pay();
  assert.match(await failure('cancel', on.code), 'its status is paid');
  const lines = await run('refund', on.code, 'placed twice');
  assert.equal(lines, [`${on.code} is refunded. Stripe gives $11.96 back.`]);
  assert.is(stripe.refunds.get(`pi_${session}`)?.amount, 1196);
  assert.equal([await statusId(), await lettersAbout(`order ${on.code} is refunded`)], [refunded, 2]);
  assert.is(
    await readRefundReason(server.deps.db, (await findOrderByCode(server.deps, on.code)).id),
    'placed twice',
  );
  assert.match(await failure('refund', on.code), 'its status is refunded');
});

cancellation('STS-01 the provider is told to give back by hand what has not gone back before', async () => {
  const paidByHand = await placedOrder(server, on.token);
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
  await pay();
  const page = { url: '', state: 'open', expires_at: server.deps.now() + 60_000, created_at: 1 } as const;
  const { id } = await findOrderByCode(server.deps, on.code);
  await addPayment(server.deps.db, { ...page, session: 'cs_unknown', order_id: id, cents: 500 });
  const [done, line] = await run('refund', on.code);
  assert.is(done, `${on.code} is refunded. Stripe gives $11.96 back.`);
  assert.match(line ?? '', 'Its payment page cs_unknown is not closed: ');
});

cancellation('STS-01 a refunded order accepts no files, no rating and no approval', async () => {
  const delivered = await deliveredOrder(server, on.token);
  await run('refund', delivered);
  const params = { id: delivered, orderId: delivered };
  for (const [call, payload] of [
    [calls.approveOrder, {}],
    [calls.rateService, { rate: 5 }],
    [calls.attachFiles, { receiverType: 'writer', 'file[id]': 1 }],
  ] as const)
    assert.is((await server.send(call, { token: on.token, params, payload })).status, 409, call.path);
});

cancellation.run();
