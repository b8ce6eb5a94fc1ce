import type { Db } from '../database/schema.ts';
import { errorMessage } from '../errors.ts';
import type { OrderRow } from '../orders/store/order-rows.ts';
import type { PaymentService } from './service/payment.ts';
import { listPayments, recordOutcome } from './store/payments.ts';

interface Deps {
  db: Db;
  /** Payment service; null if the provider confirms payments by hand. */
  payment: PaymentService | null;
  now: () => number;
}

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
