import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import type { PaymentService, RefundNews } from '../ports/payment.ts';
import { endOrder } from '../stores/orders/end-order.ts';
import type { OrderRow } from '../stores/orders/orders.ts';
import { recordRefund } from '../stores/orders/payments.ts';
import { findOrder, isForbidden } from './settle-payment.ts';

interface Deps {
  db: Db;
  payment: PaymentService;
  now: () => number;
}

/** Ends the order, once. Only an order that has ended already forbids it, because the refund command was first. */
const settleWhole = ({ db, now }: Deps, order: OrderRow) =>
  endOrder(db, { order, to: 'refunded', now: now() }).catch((error: unknown) => {
    if (!isForbidden(error)) throw error;
  });

/**
 * Takes a payment service's word that money was given back. All of it ends the order; a part of it is recorded with
 * the payment and changes no status. A refund that overtakes its payment is refused, so that the service repeats it.
 */
export const settleRefund = async (deps: Deps, news: RefundNews, log: FastifyBaseLogger): Promise<void> => {
  const { payment, orderCode, refundedCents } = news;
  const order = orderCode ? await findOrder(deps, orderCode) : null;
  const session = order ? await deps.payment.sessionOf(payment) : null;
  if (!order || !session) {
    log.warn({ order: orderCode, payment }, 'A refund is for no order of ours');
    return;
  }
  const row = await recordRefund(deps.db, { session, orderId: order.id, refundedCents });
  if (!row) throw new Refusal('refundBeforePayment');
  // What was paid beyond the price goes back without a change to the order.
  if (row.state === 'surplus') return;
  if (row.refunded_cents >= order.charged_cents) await settleWhole(deps, order);
  else log.warn({ order: order.code, cents: row.refunded_cents }, 'A part of a payment was refunded');
};
