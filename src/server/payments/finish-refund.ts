import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { CallDeps, Deps } from '../deps.ts';
import { isRefused, refusalWithCause } from '../errors.ts';
import { changeStatus } from '../orders/store/change-status.ts';
import { wholePayment } from '../orders/store/order-amounts.ts';
import { fixRefund, lockOrder, raiseRefund, readOrderRow } from '../orders/store/order-rows.ts';
import { closePages } from './open-payment.ts';
import { type NewTotal, storeRefunded } from './store/made-refunds.ts';
import { listPaid, listPayments, type PaymentRow } from './store/payments.ts';
import { claimRefund, listWaitingRefunds, releaseRefund } from './store/refund-claims.ts';
import { arrivedCents, waitingCents } from './store/refunds.ts';

type RefundDeps = Pick<CallDeps, 'db' | 'payment' | 'now'>;

/**
 * Records the total that the payment service has refunded of a payment, and the effect on its order. A refund that this server has
 * requested ends the order only if its end was stored with the request. Otherwise a full refund ends it, and replaces the share
 * that a cancellation has fixed. Returns the payment; undefined if the order has no such paid payment.
 */
export const recordRefund = (
  { db, now }: Pick<RefundDeps, 'db' | 'now'>,
  { orderId, ...total }: Omit<NewTotal, 'now'>,
): Promise<PaymentRow | undefined> =>
  db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const row = await storeRefunded(tx, { ...total, orderId, now: now() });
    if (row?.state !== 'paid') return row;
    const arrived = arrivedCents(await listPayments(tx, orderId));
    const isAsked = total.refundedCents <= row.asked_cents;
    if (!isAsked && arrived >= order.charged_cents && order.status_id !== orderStatuses.refunded)
      await fixRefund(tx, order, { ...wholePayment(order), reason: order.refund_reason });
    await raiseRefund(tx, orderId, arrived);
    return row;
  });

/**
 * Ends an order if its refund ends it and has gone back. An unpaid difference after a change is not paid any more, so its payment
 * page closes. It closes first, because an interrupted end is repeated, and no page opens once the refund is fixed. Returns a line
 * of text for each page that stays open; null if the order goes on.
 */
export const endRefunded = async (deps: RefundDeps, orderId: number): Promise<string[] | null> => {
  const { db, now } = deps;
  const { refunded } = orderStatuses;
  const order = await readOrderRow(db, orderId);
  if (order.status_id === refunded) return [];
  if (order.refunded_cents === null || waitingCents(await listPayments(db, orderId)) > 0) return null;
  const lines = await closePages(deps, order);
  await db.transaction().execute(async (tx) => {
    const { status_id, refund_reason } = await lockOrder(tx, orderId);
    const textRevision = refund_reason ?? '';
    if (status_id !== refunded)
      await changeStatus(tx, { orderId, to: refunded, now: now(), textRevision, letters: ['refunded'] });
  });
  return lines;
};

/**
 * Asks the payment service for the refund that `storeRefund` or `claimRefund` has reserved. Records it, and ends the order if the
 * refund does. Refuses with `refundFailed` if the service fails. Returns a line of text for each payment page that stays open.
 */
export const finishRefund = async (deps: RefundDeps, orderId: number): Promise<string[]> => {
  const { db, payment } = deps;
  const order = await readOrderRow(db, orderId);
  // A payment that the service refuses does not keep the others.
  const failures: unknown[] = [];
  for (const row of await listPaid(db, order)) {
    const { session, asked_cents: cents, asking_since: requestNumber } = row;
    if (cents <= row.refunded_cents || requestNumber === null || row.asking_until === null) continue;
    let refundedCents: number;
    try {
      if (!payment) throw new Error('STRIPE_SECRET_KEY is not set');
      refundedCents = await payment.refund({ session, orderCode: order.code, cents, requestNumber });
    } catch (error) {
      failures.push(error);
      await releaseRefund(db, session, { isRefused: !payment || payment.hasRefused(error) });
      continue;
    }
    await recordRefund(deps, { session, orderId, refundedCents });
    await releaseRefund(db, session, { isRefused: false });
  }
  if (failures.length > 0) throw refusalWithCause('refundFailed', failures[0]);
  return (await endRefunded(deps, orderId)) ?? [];
};

/** Completes the refunds that were interrupted, or that the payment service has refused. Called at the start and every hour. */
export const finishRefunds = async (deps: RefundDeps & Pick<Deps, 'log' | 'draining'>): Promise<void> => {
  const { db, now, log } = deps;
  for (const { id, code } of await listWaitingRefunds(db)) {
    if (deps.draining.aborted) return;
    try {
      await db.transaction().execute(async (tx) => {
        await lockOrder(tx, id);
        await claimRefund(tx, id, now());
      });
      for (const line of await finishRefund(deps, id)) log.error({ order: code }, line);
    } catch (error) {
      if (isRefused(error, 'refundUnderWay')) continue;
      log.error(
        { order: code, err: error },
        'A refund of this order waits, because the payment service has not made it. It is tried again in an hour',
      );
    }
  }
};
