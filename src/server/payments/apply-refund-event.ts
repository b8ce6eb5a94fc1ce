import type { FastifyBaseLogger } from 'fastify';
import type { CallDeps } from '../deps.ts';
import { Refusal } from '../errors.ts';
import { addOrderLetters } from '../orders/store/order-letters.ts';
import { findOrderRow, lockOrder, type OrderRow } from '../orders/store/order-rows.ts';
import { endRefunded, recordRefund } from './finish-refund.ts';
import type { PaymentService, RefundEvent } from './service/payment.ts';
import { storeLost } from './store/made-refunds.ts';
import { findOrderOfPage } from './store/payments.ts';

type Deps = Pick<CallDeps, 'db' | 'now'> & { payment: PaymentService };

/** Finds the payment page and order of an event. A refund made on the payment service's page does not name its order. */
const findRefunded = async ({ db, payment }: Deps, event: RefundEvent) => {
  const { orderCode, isLost } = event;
  const named = orderCode === null ? undefined : await findOrderRow(db, orderCode);
  if (!named && !(isLost && orderCode === null)) return null;
  const session = await payment.findSession(event.payment);
  const order = session ? (named ?? (await findOrderOfPage(db, session))) : undefined;
  return session && order ? { session, order } : null;
};

interface Refunded {
  session: string;
  order: OrderRow;
  /** US cents that the payment service has refunded of the payment in all. */
  refundedCents: number;
}

/** Records that a refund has failed after it was made, and tells the provider once. */
const applyLost = async ({ db, now }: Deps, refunded: Refunded, log: FastifyBaseLogger) => {
  const { session, order, refundedCents } = refunded;
  const lost = await db.transaction().execute(async (tx) => {
    await lockOrder(tx, order.id);
    const stored = await storeLost(tx, { session, orderId: order.id, refundedCents, now: now() });
    if (stored.cents > 0 && stored.row?.state === 'paid')
      await addOrderLetters(tx, order, { kind: 'refund-lost', now: now() });
    return stored.cents;
  });
  if (lost > 0)
    log.error(
      { order: order.code, session, cents: lost },
      'A refund has failed after it was made, so its money came back. Return it in another way',
    );
};

/**
 * Applies a refund event to its order. A full refund and that of a cancellation end the order. Another partial refund is recorded
 * with the payment and does not change the status. How much is refunded is read from the service, because events come late and in
 * any sequence. An event that arrives before that of its payment is refused, so that the service repeats it.
 */
export const applyRefundEvent = async (
  deps: Deps,
  event: RefundEvent,
  log: FastifyBaseLogger,
): Promise<void> => {
  const refunded = await findRefunded(deps, event);
  if (!refunded) {
    log.warn(
      { order: event.orderCode, payment: event.payment },
      'A refund event names no order of this server, so it was ignored',
    );
    return;
  }
  const refundedCents = await deps.payment.readRefunded(event.payment);
  const { session, order } = refunded;
  if (event.isLost) return applyLost(deps, { ...refunded, refundedCents }, log);
  const row = await recordRefund(deps, { session, orderId: order.id, refundedCents });
  if (!row) throw new Refusal('refundBeforePayment');
  // The refund of a surplus payment does not change the order.
  if (row.state === 'surplus') return;
  const lines = await endRefunded(deps, order.id);
  for (const line of lines ?? []) log.error({ order: order.code }, line);
  if (!lines && refundedCents > row.asked_cents)
    log.warn(
      { order: order.code, cents: row.refunded_cents },
      'A payment was refunded in part, so its order stays as it is',
    );
};
