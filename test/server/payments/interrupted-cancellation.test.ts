import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { orderStatuses } from '../../../src/order/vocabulary/order-statuses.ts';
import { findOrderByCode } from '../../../src/server/provider/orders/find-orders.ts';
import { readStaffOrder } from '../../../src/server/staff/orders/order-page.ts';
import { earnBonus, placedOrder, storageOf } from '../../support/server/orders/delivered-order.ts';
import { startWithServices } from '../../support/server/orders/start-with-payment.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { refusalOf } from '../../support/server/send.ts';

const cancellation = suite('a cancellation that meets a refund, a delivery or a failure');
const session = 'cs_test_1';
const payment = `pi_${session}`;
const { refunded, inProgress } = orderStatuses;
const { stripe, server, on, ask, deliver, pay, readOrder } = startWithServices(cancellation);
const { run, failure } = providerCommands(() => server);

const offer = async () => (await ask(calls.cancellation)).body;
const cancel = async (refundCents: number) => (await ask(calls.cancelOrder, { refundCents })).status;
const ending = async () => {
  const { statusId, refundedCents } = await readOrder();
  return [statusId, refundedCents];
};
const renameLetters = (from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(server.deps.db);
/** Moves the payment into the past, so that the share of the second half counts. */
const passHalf = () =>
  server.deps.db
    .updateTable('order_events')
    .set({ created_at: Date.now() - 15 * 86_400_000 })
    .where('status_id', '=', orderStatuses.paid)
    .execute();
/** Sets the order back to the time before a writer began. */
const setBackToPaid = () =>
  server.deps.db
    .updateTable('orders')
    .set({ status_id: orderStatuses.paid })
    .where('code', '=', on.code)
    .execute();
/** Cancels while the database refuses the change of status, after the money has gone back. */
const cancelWithoutRecord = async (refundCents: number) => {
  await renameLetters('letters', 'letters_away');
  assert.is(await cancel(refundCents), 500);
  await renameLetters('letters_away', 'letters');
  assert.is(stripe.refunds.get(payment)?.amount, refundCents);
};

cancellation.before.each(async () => {
  await earnBonus(server, on.token, 500);
  on.code = await placedOrder(server, on.token, { useBonus: 300 });
  await pay();
  await run('start', on.code);
});

const refundByHand = async (cents: number) => {
  assert.is(await deliver(stripe.refundMessage(session, cents)), 204);
};

cancellation('STS-01 what the provider has refunded before is part of the share', async () => {
  await refundByHand(300);
  assert.equal(await offer(), { percent: 70, refundCents: 627 });
  assert.is(await cancel(627), 204);
  assert.equal([await ending(), stripe.refunds.get(payment)?.amount], [[refunded, 627], 627]);
});

cancellation('STS-01 a refund above the share stays as it is', async () => {
  await refundByHand(800);
  const { percent, refundCents } = await offer();
  assert.equal([Math.round(percent), refundCents], [89, 800], 'its share of the payment');
  assert.is(await cancel(800), 204);
  assert.equal([await ending(), stripe.refunds.get(payment)?.key], [[refunded, 800], null]);
});

cancellation('STS-01 a failure after the refund is retried with the same amount and pays once', async () => {
  await cancelWithoutRecord(627);
  await passHalf();
  // A day later, Stripe no longer knows the idempotency key.
  stripe.answers.clear();
  assert.equal(await offer(), { percent: 70, refundCents: 627 });
  assert.is(await cancel(627), 204);
  assert.equal([await ending(), stripe.refunds.get(payment)?.amount], [[refunded, 627], 627]);
  assert.is((await storageOf(server, on.token)).balance, 200 + 210);
});

cancellation('STS-01 BON-01 Stripe’s event ends an order whose cancellation failed halfway', async () => {
  await cancelWithoutRecord(627);
  assert.equal(await ending(), [inProgress, null]);
  assert.is(await deliver(stripe.refundMessage(session, 627)), 204);
  assert.equal(await ending(), [refunded, 627]);
  assert.is((await storageOf(server, on.token)).balance, 200 + 210, 'with the same share of the bonus');
});

cancellation('STS-01 the provider can refund all of an order whose cancellation Stripe refused', async () => {
  stripe.nextFailures.push(500, 500);
  assert.is(await cancel(627), 503);
  await run('refund', on.code);
  assert.equal([await ending(), stripe.refunds.get(payment)?.amount], [[refunded, 896], 896]);
  assert.is((await storageOf(server, on.token)).balance, 500);
});

cancellation('STS-01 CAN-01 a provider ends by hand a cancellation whose refund Stripe refuses', async () => {
  stripe.nextFailures.push(400, 400);
  for (const round of ['first', 'second']) {
    const answer = await ask(calls.cancelOrder, { refundCents: 627 });
    assert.is(refusalOf(answer), 'refundUnavailable', round);
  }
  const letters = await server.deps.db
    .selectFrom('letters')
    .select('about')
    .where('kind', '=', 'provider-refund-failed')
    .execute();
  assert.equal(letters, [{ about: on.code }], 'the provider hears of it once');
  const order = await findOrderByCode(server.deps, on.code);
  const page = await readStaffOrder(server.deps, order, { writer: null, isByKey: false });
  assert.is(page.waitingRefundCents, 627);
  await run('refund', on.code, '--done');
  assert.equal([await ending(), stripe.refunds.size], [[refunded, 627], 0]);
});

for (const [title, returnMoney] of [
  ['the provider’s refund is on its way', () => run('refund', on.code)],
  ['the money of a cancelled order goes back', async () => assert.is(await cancel(896), 204)],
] as const)
  cancellation(`STS-01 no work goes on while ${title}`, async () => {
    await setBackToPaid();
    let answer = '';
    stripe.beforeResponses.push(async () => {
      answer = await failure('start', on.code);
    });
    await returnMoney();
    assert.is(answer, `${on.code} cannot be changed in this way, because it waits for its refund.`);
    assert.equal(await ending(), [refunded, 896]);
  });

cancellation.run();
