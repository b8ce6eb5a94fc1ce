import type { Cancellation } from '../../api/resources/order.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { cancelledByCustomer, orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Promises } from '../../order/vocabulary/site.ts';
import type { Db } from '../database/schema.ts';
import type { CallDeps } from '../deps.ts';
import { isRefused, Refusal, refusalWithCause } from '../errors.ts';
import { changeStatus, type StatusChange } from '../orders/store/change-status.ts';
import { chargePartsOf } from '../orders/store/order-amounts.ts';
import { addOrderLetters } from '../orders/store/order-letters.ts';
import { fixRefund, lockOrder, type OrderRow, readPaidAt } from '../orders/store/order-rows.ts';
import type { Site } from '../sites/store/sites.ts';
import { finishRefund } from './finish-refund.ts';
import { closePages } from './open-payment.ts';
import { listPayments } from './store/payments.ts';
import { readReturned, storeRefund } from './store/refunds.ts';

type Deps = Pick<CallDeps, 'db' | 'payment' | 'now'>;

interface OwnOrder {
  site: Site;
  order: OrderRow;
}

interface PaidOrder {
  /** True once a writer has begun. */
  isBegun: boolean;
  /** Epoch milliseconds. */
  paidAt: number;
  deadlineAt: number;
}

/** Returns the percentage of the payment that a customer gets back who cancels a paid order at `now`. */
const refundPercent = (
  { refundPercents }: Promises,
  { isBegun, paidAt, deadlineAt }: PaidOrder,
  now: number,
): number => {
  if (!isBegun) return refundPercents.beforeWriter;
  return now - paidAt < deadlineAt - now ? refundPercents.firstHalf : refundPercents.secondHalf;
};

const { created, paid, inProgress, cancelled } = orderStatuses;

/**
 * Returns the refund of a customer who cancels an order now, earlier refunds included. After the cancellation, this refund does not
 * change any more. Refuses an order that a customer cannot cancel.
 */
export const readCancellation = async (
  { db, now }: Deps,
  { site, order }: OwnOrder,
): Promise<Cancellation> => {
  if (order.status_id === created) return { percent: 100, refundCents: 0 };
  if (order.status_id !== paid && order.status_id !== inProgress) throw new Refusal('statusForbidden');
  if (order.refunded_cents !== null)
    return { percent: order.refund_percent ?? 100, refundCents: order.refunded_cents };
  const { promises } = site.bootstrap.config;
  if (!promises) throw new Refusal('cancelledByHand');
  const promised = refundPercent(
    promises,
    {
      isBegun: order.status_id === inProgress,
      paidAt: await readPaidAt(db, order),
      deadlineAt: order.deadline_at,
    },
    now(),
  );
  const returned = await readReturned(db, order.id);
  const { cut, kept } = chargePartsOf(order);
  const percent = Math.max(promised, (100 * (returned - cut)) / (kept || 1));
  return { percent, refundCents: cut + Math.round((kept * percent) / 100) };
};

/**
 * Cancels an unpaid order; returns a line of text for each payment page that stays open. Refuses with `paymentPending` while a
 * payment is being confirmed.
 */
export const cancelUnpaid = async (
  deps: Deps,
  order: OrderRow,
  change: Pick<StatusChange, 'letters' | 'alongside'>,
): Promise<string[]> => {
  const payments = await listPayments(deps.db, order.id);
  if (payments.some(({ state }) => state === 'pending')) throw new Refusal('paymentPending');
  await changeStatus(deps.db, { ...change, orderId: order.id, to: cancelled, now: deps.now() });
  return closePages(deps, order);
};

/**
 * Cancels an order for its customer, who has seen and agreed to `refundCents`. Returns a line of text for each payment page
 * that stays open. Amount and percentage are stored before money is returned, and the status changes after it. So a failure can
 * be repeated with the same amount, and no paper is delivered meanwhile. The provider hears of the failure by a letter.
 */
export const cancelOrder = async (
  deps: Deps,
  { site, order: read, refundCents }: OwnOrder & { refundCents: number },
): Promise<string[]> => {
  const agree = async (db: Db, order: OrderRow) => {
    const cancellation = await readCancellation({ ...deps, db }, { site, order });
    if (cancellation.refundCents !== refundCents) throw new Refusal('cancellationChanged');
    return cancellation;
  };
  if (read.status_id === created) {
    await agree(deps.db, read);
    return cancelUnpaid(deps, read, { letters: ['cancelled', 'cancelled-by-customer'] });
  }
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, read.id);
    await fixRefund(tx, order, { ...(await agree(tx, order)), reason: cancelledByCustomer });
    await storeRefund(tx, order, { total: refundCents, now: deps.now() });
  });
  return finishRefund(deps, read.id).catch(async (error: unknown) => {
    if (!isRefused(error, 'refundFailed')) throw error;
    // Only the first failure is reported, because the customer may try again many times.
    if (read.refunded_cents === null)
      await addOrderLetters(deps.db, read, { kind: 'refund-failed', now: deps.now() });
    const { cause }: UnknownFields = Object(error);
    throw refusalWithCause('refundUnavailable', cause);
  });
};
