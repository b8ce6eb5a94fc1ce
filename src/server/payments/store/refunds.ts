import { returnedCents } from '../../database/returned-cents.ts';
import type { Database, Db } from '../../database/schema.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { changePayment, isAtService, listPaid, type PaidPayment, type PaymentRow } from './payments.ts';
import { claimRefund } from './refund-claims.ts';

type RefundAmounts = Pick<PaymentRow, 'asked_cents' | 'refunded_cents' | 'returned_cents'>;

/** Returns the US cents of a payment that have gone back, or that still have to. `returnedCents` adds them up for an order. */
const backOf = ({ asked_cents, refunded_cents, returned_cents }: RefundAmounts) =>
  Math.max(asked_cents, refunded_cents) + returned_cents;

const sumOfPaid = (payments: readonly PaymentRow[], centsOf: (row: RefundAmounts) => number) =>
  payments.filter(({ state }) => state === 'paid').reduce((sum, row) => sum + centsOf(row), 0);

/** Reads the US cents of an order that go back to its customer, also those that are still on their way. */
export const readReturned = async (db: Db, orderId: number): Promise<number> =>
  (
    await db
      .selectFrom('orders')
      .select(returnedCents.as('cents'))
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).cents;

/** Returns the US cents that the payment service has still to refund. */
export const waitingCents = (payments: readonly PaymentRow[]): number =>
  sumOfPaid(payments, ({ asked_cents, refunded_cents }) => Math.max(0, asked_cents - refunded_cents));

/** Returns the US cents that have gone back already. */
export const arrivedCents = (payments: readonly PaymentRow[]): number =>
  sumOfPaid(payments, ({ refunded_cents, returned_cents }) => refunded_cents + returned_cents);

/** Divides the refund of an order among its payments. Money that already goes back of a payment stays a part of its share. */
const shareRefund = (paid: readonly PaidPayment[], total: number) => {
  let left = total - paid.reduce((sum, row) => sum + backOf(row), 0);
  return paid.map((row) => {
    const more = Math.max(0, Math.min(left, row.cents - backOf(row)));
    left -= more;
    return { row, total: backOf(row) + more };
  });
};

/** Adds returned cents of a payment; below 0 if a refund has failed. Amounts of the same moment are one row. */
export const addRefund = async (tx: Db, refund: Database['refunds']): Promise<void> => {
  if (refund.cents === 0) return;
  await tx
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) =>
      conflict
        .columns(['session', 'is_by_hand', 'returned_at'])
        .doUpdateSet(({ eb, ref }) => ({ cents: eb('refunds.cents', '+', ref('excluded.cents')) })),
    )
    .execute();
};

interface NewRefund {
  /** US cents that go back of the order in all. */
  total: number;
  /** True if the money went back in another way, so that the payment service is not asked, also not for a part that waits. */
  isReturned?: boolean;
  now: number;
}

/**
 * Stores a refund of an order, which the caller has locked, and reserves it for `finishRefund`, which asks the payment service
 * afterwards. A payment by hand counts as returned at once. Refuses with `refundUnderWay` while an earlier one is being made.
 */
export const storeRefund = async (
  tx: Db,
  order: Pick<OrderRow, 'id' | 'charged_cents'>,
  { total, isReturned = false, now }: NewRefund,
): Promise<void> => {
  for (const { row, total: ofRow } of shareRefund(await listPaid(tx, order), total)) {
    const { session, refunded_cents, returned_cents, asking_since } = row;
    const isAsked = isAtService(row) && !isReturned;
    const returned = isAsked ? returned_cents : ofRow - refunded_cents;
    const askedCents = isAsked ? ofRow - returned : refunded_cents;
    await changePayment(tx, session, {
      asked_cents: askedCents,
      returned_cents: returned,
      asking_since: askedCents > refunded_cents ? (asking_since ?? now) : null,
    });
    await addRefund(tx, { session, is_by_hand: 1, returned_at: now, cents: returned - returned_cents });
  }
  await claimRefund(tx, order.id, now);
};

/** Lists the refunds of the payments of an order, oldest first. */
export const listRefunds = (db: Db, orderId: number): Promise<Database['refunds'][]> =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.session', 'refunds.session')
    .selectAll('refunds')
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .orderBy('returned_at')
    .execute();
