import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { orderStatuses } from '../../../src/order/vocabulary/order-statuses.ts';
import { findOrderByCode } from '../../../src/server/provider/orders/find-orders.ts';
import { readStaffOrder } from '../../../src/server/staff/orders/order-page.ts';
import { earnBonus, storageOf } from '../../support/server/orders/bonus-storage.ts';
import { deliverEvent } from '../../support/server/orders/deliver-event.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { refusalOf } from '../../support/server/send.ts';
import { startForTest, startServer } from '../../support/server/start-server.ts';
import { startFakeStripe } from '../../support/services/stripe.ts';

const cancellation = suite('a cancellation that meets a refund, a delivery or a failure');
const session = 'cs_test_1';
const payment = `pi_${session}`;
const { refunded, inProgress } = orderStatuses;
const stripe = startForTest(cancellation, startFakeStripe);
const server = startForTest(cancellation, () => startServer({ settings: { stripe: stripe.settings } }));
let token: string;
let id: string;
const { run, failure } = providerCommands(() => server);

const offer = async () => (await server.send(calls.cancellation, { token, params: { id } })).body;
const cancel = async (refundCents: number) =>
  (await server.send(calls.cancelOrder, { token, params: { id }, payload: { refundCents } })).status;
const ending = async () => {
  const { statusId, refundedCents } = (await server.send(calls.order, { token, params: { id } })).body;
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
    .where('code', '=', id)
    .execute();
/** Cancels while the database refuses the change of status, after the money has gone back. */
const cancelWithoutRecord = async (refundCents: number) => {
  await renameLetters('letters', 'letters_away');
  assert.is(await cancel(refundCents), 500);
  await renameLetters('letters_away', 'letters');
  assert.is(stripe.refunds.get(payment)?.amount, refundCents);
};

cancellation.before.each(async () => {
  token = await server.register('ada@example.com');
  await earnBonus(server, token, 500);
  id = await placedOrder(server, token, { useBonus: 300 });
  await server.send(calls.beginPayment, { token, params: { id } });
  await deliverEvent(server, stripe.message(session, 'checkout.session.completed'));
  await run('start', id);
});

const refundByHand = async (cents: number) => {
  assert.is(await deliverEvent(server, stripe.refundMessage(session, cents)), 204);
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

cancellation(
  'STS-01 a failure after the refund is repeated with the same amount, and pays once',
  async () => {
    await cancelWithoutRecord(627);
    await passHalf();
    // A day later, Stripe no longer knows the idempotency key.
    stripe.answers.clear();
    assert.equal(await offer(), { percent: 70, refundCents: 627 });
    assert.is(await cancel(627), 204);
    assert.equal([await ending(), stripe.refunds.get(payment)?.amount], [[refunded, 627], 627]);
    assert.is((await storageOf(server, token)).balance, 200 + 210);
  },
);

cancellation('STS-01 BON-01 Stripe’s event ends an order whose cancellation failed halfway', async () => {
  await cancelWithoutRecord(627);
  assert.equal(await ending(), [inProgress, null]);
  assert.is(await deliverEvent(server, stripe.refundMessage(session, 627)), 204);
  assert.equal(await ending(), [refunded, 627]);
  assert.is((await storageOf(server, token)).balance, 200 + 210, 'with the same share of the bonus');
});

cancellation('STS-01 the provider can refund all of an order whose cancellation Stripe refused', async () => {
  stripe.nextFailures.push(500, 500);
  assert.is(await cancel(627), 503);
  await run('refund', id);
  assert.equal([await ending(), stripe.refunds.get(payment)?.amount], [[refunded, 896], 896]);
  assert.is((await storageOf(server, token)).balance, 500);
});

cancellation(
  'STS-01 CAN-01 the provider ends by hand a cancellation whose refund Stripe refuses',
  async () => {
    stripe.nextFailures.push(400, 400);
    for (const round of ['first', 'second']) {
      const answer = await server.send(calls.cancelOrder, {
        token,
        params: { id },
        payload: { refundCents: 627 },
      });
      assert.is(refusalOf(answer), 'refundUnavailable', round);
    }
    const letters = await server.deps.db
      .selectFrom('letters')
      .select('about')
      .where('kind', '=', 'provider-refund-failed')
      .execute();
    assert.equal(letters, [{ about: id }], 'the provider hears of it once');
    assert.is(
      (
        await readStaffOrder(server.deps, await findOrderByCode(server.deps, id), {
          writer: null,
          isByKey: false,
        })
      ).waitingRefundCents,
      627,
    );
    await run('refund', id, '--done');
    assert.equal([await ending(), stripe.refunds.size], [[refunded, 627], 0]);
  },
);

for (const [title, returnMoney] of [
  ['the provider’s refund is on its way', () => run('refund', id)],
  ['the money of a cancelled order goes back', async () => assert.is(await cancel(896), 204)],
] as const)
  cancellation(`STS-01 no work goes on while ${title}`, async () => {
    await setBackToPaid();
    let answer = '';
    stripe.beforeResponses.push(async () => {
      answer = await failure('start', id);
    });
    await returnMoney();
    assert.is(answer, `${id} cannot be changed in this way, because it waits for its refund.`);
    assert.equal(await ending(), [refunded, 896]);
  });

cancellation.run();
