import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { inTransaction } from '../../database/open.ts';
import type { Database, Db } from '../../database/schema.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';
import { isAtService, listPaid, type PaidPayment, type PaymentRow } from './payments.ts';

type Amounts = Pick<PaymentRow, 'asked_cents' | 'refunded_cents' | 'returned_cents'>;

/** Returns the US cents of a payment that have gone back, or that the payment service has still to refund. */
const backOf = ({ asked_cents, refunded_cents, returned_cents }: Amounts) =>
  Math.max(asked_cents, refunded_cents) + returned_cents;

const sumOfPaid = (payments: readonly PaymentRow[], centsOf: (row: Amounts) => number) =>
  payments.filter(({ state }) => state === 'paid').reduce((sum, row) => sum + centsOf(row), 0);

/**
 * Returns the US cents of an order that go back to its customer, also those that are still on their way. The refund of a surplus
 * payment is none of the order.
 */
export const returnedCents = (
  {
    status_id,
    refunded_cents,
    charged_cents,
  }: Pick<OrderRow, 'status_id' | 'refunded_cents' | 'charged_cents'>,
  payments: readonly PaymentRow[],
): number =>
  status_id === orderStatuses.refunded ? (refunded_cents ?? charged_cents) : sumOfPaid(payments, backOf);

/** Returns the US cents that the payment service has still to refund. */
export const waitingCents = (payments: readonly PaymentRow[]): number =>
  sumOfPaid(payments, ({ asked_cents, refunded_cents }) => Math.max(0, asked_cents - refunded_cents));

/** Returns the US cents that have gone back already. */
export const arrivedCents = (payments: readonly PaymentRow[]): number =>
  sumOfPaid(payments, ({ refunded_cents, returned_cents }) => refunded_cents + returned_cents);

/** Shares what goes back of an order in all among its payments. What goes back of a payment already stays a part of its share. */
const shareRefund = (paid: readonly PaidPayment[], total: number) => {
  let left = total - paid.reduce((sum, row) => sum + backOf(row), 0);
  return paid.map((row) => {
    const more = Math.max(0, Math.min(left, row.cents - backOf(row)));
    left -= more;
    return { row, total: backOf(row) + more };
  });
};

interface NewRefund {
  /** US cents that go back of the order in all. */
  total: number;
  /** True if the money went back in another way, so that the payment service is not asked, also not for what it has not refunded yet. */
  isReturned?: boolean;
  now: number;
}

/** Adds what went back of a payment. Amounts of the same moment are one row. */
const addRefund = async (rows: Db, refund: Database['refunds']): Promise<void> => {
  if (refund.cents <= 0) return;
  await rows
    .insertInto('refunds')
    .values(refund)
    .onConflict((conflict) =>
      conflict
        .columns(['session', 'is_by_hand', 'returned_at'])
        .doUpdateSet(({ eb, ref }) => ({ cents: eb('refunds.cents', '+', ref('excluded.cents')) })),
    )
    .execute();
};

/**
 * Stores a refund of an order, which the caller has locked. What was paid by hand counts as returned at once. The payment service
 * is asked afterwards, by `finishRefund`.
 */
export const storeRefund = async (
  rows: Db,
  order: Pick<OrderRow, 'id' | 'charged_cents'>,
  { total, isReturned = false, now }: NewRefund,
): Promise<void> => {
  for (const { row, total: ofRow } of shareRefund(await listPaid(rows, order), total)) {
    const { session, refunded_cents, returned_cents } = row;
    const isAsked = isAtService(row) && !isReturned;
    const returned = isAsked ? returned_cents : ofRow - refunded_cents;
    await rows
      .updateTable('payments')
      .set({ asked_cents: isAsked ? ofRow - returned : refunded_cents, returned_cents: returned })
      .where('session', '=', session)
      .execute();
    await addRefund(rows, { session, is_by_hand: 1, returned_at: now, cents: returned - returned_cents });
  }
};

interface NewTotal {
  session: string;
  orderId: number;
  /** US cents that the payment service has refunded of the payment in all. */
  refundedCents: number;
  now: number;
}

/**
 * Records what the payment service has refunded of a payment in all. A smaller total than the stored one is ignored, because its
 * event is older. Returns the payment; null if the order has no such paid payment.
 */
export const recordRefund = (
  db: Db,
  { session, orderId, refundedCents, now }: NewTotal,
): Promise<PaymentRow | null> =>
  inTransaction(db, async (rows) => {
    // The write changes nothing but locks the row, so that each cent that went back is added once.
    const row = await rows
      .updateTable('payments')
      .set(({ ref }) => ({ refunded_cents: ref('refunded_cents') }))
      .where((eb) => eb.and({ session, order_id: orderId }))
      .where('state', 'in', ['paid', 'surplus'])
      .returningAll()
      .executeTakeFirst();
    if (!row || row.refunded_cents >= refundedCents) return row ?? null;
    const cents = refundedCents - row.refunded_cents;
    await addRefund(rows, { session, is_by_hand: 0, returned_at: now, cents });
    const changed = { refunded_cents: refundedCents };
    await rows.updateTable('payments').set(changed).where('session', '=', session).execute();
    return { ...row, ...changed };
  });

/** Lists what went back of the payments of an order, oldest first. */
export const listRefunds = (db: Db, orderId: number): Promise<Database['refunds'][]> =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.session', 'refunds.session')
    .selectAll('refunds')
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .orderBy('returned_at')
    .execute();

/** Lists the orders with a refund that the payment service has not made yet, or that it has made and that has not ended its order. */
export const listWaitingRefunds = (db: Db): Promise<Pick<OrderRow, 'id' | 'code'>[]> =>
  db
    .selectFrom('orders')
    .select(['id', 'code'])
    .where(({ eb, or, and, ref, selectFrom }) =>
      or([
        eb(
          'id',
          'in',
          selectFrom('payments').select('order_id').where('asked_cents', '>', ref('refunded_cents')),
        ),
        and([eb('refunded_cents', 'is not', null), eb('status_id', '<>', orderStatuses.refunded)]),
      ]),
    )
    .execute();
