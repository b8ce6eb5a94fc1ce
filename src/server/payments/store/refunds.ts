import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
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
}

/**
 * Stores a refund of an order, which the caller has locked. What was paid by hand counts as returned at once. The payment service
 * is asked afterwards, by `finishRefund`.
 */
export const storeRefund = async (
  rows: Db,
  order: Pick<OrderRow, 'id' | 'charged_cents'>,
  { total, isReturned = false }: NewRefund,
): Promise<void> => {
  for (const { row, total: ofRow } of shareRefund(await listPaid(rows, order), total)) {
    const { session, refunded_cents, returned_cents } = row;
    await rows
      .updateTable('payments')
      .set(
        isAtService(row) && !isReturned
          ? { asked_cents: ofRow - returned_cents }
          : { asked_cents: refunded_cents, returned_cents: ofRow - refunded_cents },
      )
      .where('session', '=', session)
      .execute();
  }
};

/**
 * Records what the payment service has refunded of a payment in all. A smaller total than the stored one is ignored, because its
 * event is older. Returns the payment; null if the order has no such paid payment.
 */
export const recordRefund = async (
  db: Db,
  { session, orderId, refundedCents }: { session: string; orderId: number; refundedCents: number },
): Promise<PaymentRow | null> => {
  const ofSession = { session, order_id: orderId };
  await db
    .updateTable('payments')
    .set({ refunded_cents: refundedCents })
    .where((eb) => eb.and(ofSession))
    .where('refunded_cents', '<', refundedCents)
    .execute();
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where((eb) => eb.and(ofSession))
    .where('state', 'in', ['paid', 'surplus'])
    .executeTakeFirst();
  return row ?? null;
};

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
