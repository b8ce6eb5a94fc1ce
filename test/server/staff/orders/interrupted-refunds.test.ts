import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { finishRefunds } from '../../../../src/server/payments/finish-refund.ts';
import { onePage, startOfficeWithStripe } from '../../../support/server/staff/office-orders.ts';

// Runs on PostgreSQL too.
const interrupted = suite('refunds that were interrupted');
const { stripe, office, page, begin, deliver, placeAndPay, pay, change, refund, refundedAt } =
  startOfficeWithStripe(interrupted);

const rename = (from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(office.deps.db);
/** Acts while the database refuses the record of what Stripe has refunded, as if the server had been killed. */
const withoutRecord = async (run: () => Promise<number | string>) => {
  stripe.beforeResponses.push(
    async () => {},
    async () => {},
    async () => void (await rename('payments', 'payments_away')),
  );
  assert.is(await run(), 500);
  await rename('payments_away', 'payments');
};
/** Starts a server again a few minutes after it was killed. */
const restart = () => {
  office.clock.now += 5 * 60_000;
  return finishRefunds(office.deps);
};

interrupted('OFF-02 a change to a lower price gives its difference back once', async () => {
  await placeAndPay({ numberElements: '3' });
  await withoutRecord(() => change({ numberElements: '2' }));
  await deliver(stripe.refundMessage('cs_test_1', onePage));
  assert.is(await change({ numberElements: '2' }), 204, 'a repetition');
  await restart();
  const { numberElements, statusId, returnedCents, waitingRefundCents } = await page();
  assert.equal([numberElements, statusId, returnedCents, waitingRefundCents], [2, 2, onePage, 0]);
  assert.is(refundedAt(1), onePage);
});

interrupted('OFF-02 the next start makes what Stripe has refused', async () => {
  await placeAndPay({ numberElements: '3' });
  stripe.nextFailures.push(500, 500);
  assert.is(await change({ numberElements: '2' }), 'refundFailed');
  assert.equal([refundedAt(1), (await page()).waitingRefundCents], [0, onePage]);
  await Promise.all([restart(), restart()]);
  assert.equal([refundedAt(1), (await page()).waitingRefundCents], [onePage, 0]);
});

interrupted('OFF-02 what is paid meanwhile does not change which payment goes back', async () => {
  await placeAndPay({ numberElements: '2' });
  await change({ numberElements: '3' });
  await withoutRecord(() => refund(300, 0));
  await pay();
  await restart();
  assert.equal([refundedAt(1), refundedAt(2), (await page()).returnedCents], [300, 0, 300]);
});

interrupted('OFF-02 STS-01 a refund that ends an order ends it at a restart, with its reason', async () => {
  await placeAndPay();
  await withoutRecord(() => refund(onePage, 0));
  assert.is((await page()).statusId, 2);
  await restart();
  const { statusId, refundReason, returnedCents } = await page();
  assert.equal([statusId, refundReason, returnedCents], [18, 'We are sorry.', onePage]);
  assert.equal([refundedAt(1), stripe.refunds.size, (await begin()).status], [onePage, 1, 409]);
});

interrupted.run();
