import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../../stores/orders/orders.ts';
import { type PaymentRow, recordOutcome } from '../../stores/orders/payments.ts';

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Closes the open payment pages of an order for which nothing is due any more; returns a line for each page that stays open. */
export const closePages = async (
  { db, payment, now }: Deps,
  order: OrderRow,
  payments: readonly PaymentRow[],
): Promise<string[]> => {
  const lines: string[] = [];
  for (const { session } of payments.filter(
    ({ state, expires_at }) => state === 'open' && expires_at > now(),
  )) {
    try {
      if (!payment) throw new Error('STRIPE_SECRET_KEY is not set');
      if (!(await payment.close(session))) throw new Error('it was paid already');
      await recordOutcome(db, { session, orderId: order.id, outcome: 'expired', now: now() });
    } catch (error) {
      lines.push(
        `Its payment page ${session} is not closed: ${messageOf(error)}. A payment that arrives is logged as one to refund.`,
      );
    }
  }
  return lines;
};
