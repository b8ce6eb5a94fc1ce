import type { FastifyBaseLogger } from 'fastify';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { findOrderRow, fixRefund, wholePayment } from '../orders/store/order-rows.ts';
import { endRefunded } from './return-money.ts';
import type { PaymentService, RefundEvent } from './service/payment.ts';
import { recordRefund } from './store/payments.ts';

interface Deps {
  db: Db;
  payment: PaymentService;
  now: () => number;
}

/**
 * Applies a refund event to its order. A full refund and that of a cancellation end the order. Another partial refund is recorded
 * with the payment and does not change the status. A refund event that arrives before the event of its payment is refused, so that
 * the service repeats it.
 */
export const applyRefundEvent = async (
  deps: Deps,
  event: RefundEvent,
  log: FastifyBaseLogger,
): Promise<void> => {
  const { payment, orderCode, refundedCents } = event;
  const order = orderCode ? await findOrderRow(deps.db, orderCode) : null;
  const session = order ? await deps.payment.findSession(payment) : null;
  if (!order || !session) {
    log.warn(
      { order: orderCode, payment },
      'A refund event names no order of this server, so it was ignored',
    );
    return;
  }
  const row = await recordRefund(deps.db, { session, orderId: order.id, refundedCents });
  if (!row) throw new Refusal('refundBeforePayment');
  // The refund of a surplus payment does not change the order.
  if (row.state === 'surplus') return;
  // A full refund replaces the share that a cancellation has fixed.
  if (row.refunded_cents >= order.charged_cents && order.status_id !== orderStatuses.refunded)
    await fixRefund(deps.db, order, wholePayment(order));
  if (row.refunded_cents >= (order.refunded_cents ?? order.charged_cents))
    await endRefunded(deps.db, { order, now: deps.now() });
  else
    log.warn(
      { order: order.code, cents: row.refunded_cents },
      'A payment was refunded in part, so its order stays as it is',
    );
};
