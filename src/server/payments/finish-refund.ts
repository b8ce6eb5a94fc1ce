import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import type { CallDeps, Deps } from '../deps.ts';
import { isRefused, refusalWithCause } from '../errors.ts';
import { changeStatus } from '../orders/store/change-status.ts';
import { lockOrder, type OrderRow, readOrderRow } from '../orders/store/order-rows.ts';
import { closePages } from './open-payment.ts';
import { listPaid } from './store/payments.ts';
import { listWaitingRefunds, recordRefund, storeRefund } from './store/refunds.ts';

type RefundDeps = Pick<CallDeps, 'db' | 'payment' | 'now'>;

/** Gives an order the status refunded, unless a simultaneous request or event has done so. */
const becomeRefunded = (db: Db, { id: orderId, refund_reason }: OrderRow, now: number): Promise<void> =>
  changeStatus(db, {
    orderId,
    to: orderStatuses.refunded,
    now,
    textRevision: refund_reason ?? '',
    letters: ['refunded'],
  }).catch(async (error: unknown) => {
    const { status_id } = await readOrderRow(db, orderId);
    if (!(isRefused(error, 'statusForbidden') && status_id === orderStatuses.refunded)) throw error;
  });

/**
 * Ends an order whose refund has gone back, if it is one that ends the order. What a change has left to pay is not paid any more,
 * so its payment page closes. Returns a line of text for each page that stays open.
 */
export const endRefunded = async (deps: RefundDeps, orderId: number): Promise<string[]> => {
  const order = await readOrderRow(deps.db, orderId);
  if (order.refunded_cents === null) return [];
  await becomeRefunded(deps.db, order, deps.now());
  return closePages(deps, order);
};

/**
 * Asks the payment service for what `storeRefund` has stored, records it, and ends the order if the refund does. It may be called
 * again and at the same time, because the service refunds until a stored total has gone back. Refuses with `refundFailed` if the
 * service fails. Returns a line of text for each payment page that stays open.
 */
export const finishRefund = async (deps: RefundDeps, orderId: number): Promise<string[]> => {
  const { db, payment, now } = deps;
  const order = await db.transaction().execute(async (rows) => {
    const locked = await lockOrder(rows, orderId);
    // An older server has stored only what the order gives back, and not what the payment service has to be asked for.
    if (locked.refunded_cents !== null && locked.status_id !== orderStatuses.refunded)
      await storeRefund(rows, locked, { total: locked.refunded_cents, now: now() });
    return locked;
  });
  // A payment that the service refuses does not keep the others.
  const failures: unknown[] = [];
  for (const row of await listPaid(db, order)) {
    const { session, asked_cents, refunded_cents, cents } = row;
    if (asked_cents <= refunded_cents) continue;
    try {
      if (!payment) throw new Error('STRIPE_SECRET_KEY is not set');
      await payment.refund(session, order.code, asked_cents < cents ? asked_cents : null);
    } catch (error) {
      failures.push(error);
      continue;
    }
    await recordRefund(db, { session, orderId, refundedCents: asked_cents, now: now() });
  }
  if (failures.length > 0) throw refusalWithCause('refundFailed', failures[0]);
  return endRefunded(deps, orderId);
};

/** Completes the refunds that were interrupted, or that the payment service has refused. Called at the start and every hour. */
export const finishRefunds = async (deps: RefundDeps & Pick<Deps, 'log' | 'draining'>): Promise<void> => {
  for (const { id, code } of await listWaitingRefunds(deps.db)) {
    if (deps.draining.aborted) return;
    try {
      for (const line of await finishRefund(deps, id)) deps.log.error({ order: code }, line);
    } catch (error) {
      deps.log.error(
        { order: code, err: error },
        'A refund of this order waits, because the payment service has not made it. It is tried again in an hour',
      );
    }
  }
};
