import type { FastifyBaseLogger } from 'fastify';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import type { CallDeps } from '../deps.ts';
import { isRefused, Refusal } from '../errors.ts';
import { changeStatus, settleDue } from '../orders/store/change-status.ts';
import { amountDue } from '../orders/store/order-amounts.ts';
import { findOrderRow, type OrderRow, readOrderRow } from '../orders/store/order-rows.ts';
import { billCurrency, type PaymentEvent } from './service/payment.ts';
import { listPayments, recordOutcome } from './store/payments.ts';

type Deps = Pick<CallDeps, 'db' | 'now'>;

/**
 * Marks an order, or the change of a paid one, as paid. If it was not waiting for this payment, the payment is recorded as surplus
 * and logged for a refund.
 */
const markOrderPaid = async (
  { db, now }: Deps,
  { order, session, cents }: { order: OrderRow; session: string; cents: number },
  log: FastifyBaseLogger,
) => {
  const facts = { session, orderId: order.id, cents, now: now() };
  const alongside = async (tx: Db) => void (await recordOutcome(tx, { ...facts, outcome: 'paid' }));
  try {
    if (order.status_id !== orderStatuses.created) {
      await db.transaction().execute(async (tx) => {
        if (await recordOutcome(tx, { ...facts, outcome: 'paid' })) await settleDue(tx, facts);
      });
      return;
    }
    const change = { orderId: order.id, to: orderStatuses.paid, now: now(), letters: ['paid'] } as const;
    await changeStatus(db, { ...change, alongside });
  } catch (error) {
    if (!isRefused(error, 'statusForbidden')) throw error;
    if (!(await recordOutcome(db, { ...facts, outcome: 'surplus' }))) return;
    const { status_id } = await readOrderRow(db, order.id);
    const isCancelled = status_id === orderStatuses.cancelled;
    const problem = isCancelled
      ? 'A cancelled order was paid. Refund the payment at the payment service'
      : 'An order was paid twice. Refund this payment at the payment service';
    log.error({ order: order.code, session }, problem);
  }
};

/** Returns the amount of a payment: that of an unpaid order, else that for which its page was opened. */
const expectedCents = async (db: Db, order: OrderRow, session: string): Promise<number> => {
  if (order.status_id === orderStatuses.created) return order.charged_cents;
  const page = (await listPayments(db, order.id)).find((row) => row.session === session);
  return page?.cents ?? amountDue(order);
};

/**
 * Applies a payment event to its order. A repeated event has no effect. An event whose amount or currency differs from the
 * order's is refused with `paymentMismatch`, and the order stays unpaid.
 */
export const applyPaymentEvent = async (
  deps: Deps,
  event: PaymentEvent,
  log: FastifyBaseLogger,
): Promise<void> => {
  const { session, orderCode, outcome, amount, currency } = event;
  const order = orderCode ? await findOrderRow(deps.db, orderCode) : null;
  if (!order) {
    // The event is accepted nevertheless, because the payment service would repeat a refused event for days.
    log.warn(
      { order: orderCode, session },
      'A payment event names no order of this server, so it was ignored',
    );
    return;
  }
  // Other outcomes may have an old amount, because a change of the bonus closes the page with that amount.
  const isMoney = outcome === 'paid' || outcome === 'pending';
  const expected = isMoney && (await expectedCents(deps.db, order, session));
  if (isMoney && (amount !== expected || currency !== billCurrency)) {
    log.error(
      { order: order.code, session, amount, currency },
      'A payment has another amount or currency than its order, so the order stays unpaid. Check the payment at the payment service',
    );
    throw new Refusal('paymentMismatch');
  }
  if (outcome === 'paid') await markOrderPaid(deps, { order, session, cents: amount }, log);
  else await recordOutcome(deps.db, { session, orderId: order.id, outcome, now: deps.now() });
};
