import type { Cancellation } from '../../api/resources/order.ts';
import { cancelledByCustomer, orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Promises } from '../../order/vocabulary/site.ts';
import { type Alongside, inTransaction } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import type { CallDeps } from '../deps.ts';
import { errorMessage, isRefused, Refusal, refusalWithCause } from '../errors.ts';
import { changeStatus, type StatusChange } from '../orders/store/change-status.ts';
import { addOrderLetters } from '../orders/store/order-letters.ts';
import { fixRefund, type OrderRow, priceOf, readPaidAt, readStatus } from '../orders/store/order-rows.ts';
import type { Site } from '../sites/store/sites.ts';
import { refundAlone } from './refund-alone.ts';
import type { PaymentService } from './service/payment.ts';
import {
  isAtService,
  listPaid,
  listPayments,
  type PaidPayment,
  recordOutcome,
  returnedCents,
  shareRefund,
} from './store/payments.ts';

type Deps = Pick<CallDeps, 'db' | 'payment' | 'now'>;

interface Asked {
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

const { created, paid, inProgress, cancelled, refunded } = orderStatuses;

/**
 * Returns what a customer gets back who cancels an order now, with what was refunded before. Once the customer has cancelled,
 * it stays as it was then. Refuses an order that a customer cannot cancel.
 */
export const readCancellation = async ({ db, now }: Deps, { site, order }: Asked): Promise<Cancellation> => {
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
  const returned = returnedCents(order, await listPayments(db, order.id));
  // A change to a lower price has given back its whole difference (`cut`). The promised share is one of the present price.
  const cut = order.charged_cents + order.due_cents + order.bonus_used_cents - priceOf(order);
  const kept = order.charged_cents - cut;
  const percent = Math.max(promised, (100 * (returned - cut)) / (kept || 1));
  return { percent, refundCents: cut + Math.round((kept * percent) / 100) };
};

/**
 * Closes the open payment pages of an order that needs no payment any more; returns a line of text for each page that stays
 * open. The caller changes the order's status before, because a payment page that opens meanwhile would otherwise stay open.
 */
export const closePages = async (
  { db, payment, now }: Deps,
  order: Pick<OrderRow, 'id'>,
): Promise<string[]> => {
  const lines: string[] = [];
  const payments = await listPayments(db, order.id);
  for (const { session } of payments.filter(
    ({ state, expires_at }) => state === 'open' && expires_at > now(),
  )) {
    try {
      if (!payment) throw new Error('STRIPE_SECRET_KEY is not set');
      if (!(await payment.close(session))) throw new Error('it was paid already');
      await recordOutcome(db, { session, orderId: order.id, outcome: 'expired', now: now() });
    } catch (error) {
      lines.push(
        `Its payment page ${session} is not closed: ${errorMessage(error)}. A payment that arrives is logged as one to refund.`,
      );
    }
  }
  return lines;
};

/**
 * Refunds an order until `cents` have gone back in all. `paid` are its payments. Returns who gives the money back: the service,
 * the provider by hand, or nobody because nothing was charged.
 */
export const returnMoney = async (
  payment: PaymentService | null,
  { code, charged_cents }: Pick<OrderRow, 'code' | 'charged_cents'>,
  { paid, cents = charged_cents }: { paid: readonly PaidPayment[]; cents?: number },
): Promise<'service' | 'provider' | 'nobody'> => {
  if (cents === 0) return 'nobody';
  const atService = shareRefund(paid, cents).filter(({ row, total }) => isAtService(row) && total > 0);
  if (atService.length === 0) return 'provider';
  if (!payment) throw new Error('STRIPE_SECRET_KEY is not set');
  for (const { row, total } of atService) {
    const left = total - row.returned_cents;
    await payment.refund(row.session, code, left < row.cents ? left : null);
  }
  return 'service';
};

interface Ending {
  order: OrderRow;
  now: number;
  reason?: string;
  alongside?: Alongside;
}

/** Gives an order the status refunded, unless the payment service's event about the refund has done so before. */
export const endRefunded = async (
  db: Db,
  { order: { id: orderId }, now, reason = '', alongside = async () => {} }: Ending,
): Promise<void> => {
  const change = { orderId, to: refunded, now, textRevision: reason, letters: ['refunded'] } as const;
  await changeStatus(db, { ...change, alongside }).catch(async (error: unknown) => {
    const { status_id } = await readStatus(db, orderId);
    if (!(isRefused(error, 'statusForbidden') && status_id === refunded)) throw error;
    await inTransaction(db, alongside);
  });
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

const cancelInTurn = async (
  deps: Deps,
  { site, order, refundCents }: Asked & { refundCents: number },
): Promise<string[]> => {
  const cancellation = await readCancellation(deps, { site, order });
  if (cancellation.refundCents !== refundCents) throw new Refusal('cancellationChanged');
  if (order.status_id === created)
    return cancelUnpaid(deps, order, { letters: ['cancelled', 'cancelled-by-customer'] });
  if (!(await fixRefund(deps.db, order, cancellation))) throw new Refusal('cancellationChanged');
  const paid = await listPaid(deps.db, order);
  await returnMoney(deps.payment, order, { paid, cents: refundCents }).catch(async (error: unknown) => {
    // Only the first failure is reported, because the customer may try again many times.
    if (order.refunded_cents === null)
      await addOrderLetters(deps.db, order, { kind: 'refund-failed', now: deps.now() });
    throw refusalWithCause('refundUnavailable', error);
  });
  await endRefunded(deps.db, { order, now: deps.now(), reason: cancelledByCustomer });
  return closePages(deps, order);
};

/**
 * Cancels an order for its customer, who has seen and agreed to `refundCents`. Returns a line of text for each payment page
 * that stays open. Amount and percentage are stored before money is returned, and the status changes after it. So a failure can
 * be repeated with the same amount, and no paper is delivered meanwhile. The provider hears of the failure by a letter.
 */
export const cancelOrder = (deps: Deps, asked: Asked & { refundCents: number }): Promise<string[]> =>
  refundAlone(deps, { order: asked.order, otherwise: 'cancellationChanged' }, () =>
    cancelInTurn(deps, asked),
  );
