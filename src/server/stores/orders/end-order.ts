import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import { changeStatus } from './order-changes.ts';
import { addOrderLetters } from './order-letters.ts';
import type { OrderRow } from './orders.ts';

export interface Ending {
  order: Pick<OrderRow, 'id' | 'site_id' | 'client_id' | 'code'>;
  to: 'cancelled' | 'refunded';
  now: number;
  reason?: string;
  /** True if the customer has cancelled the unpaid order, so that the provider gets a letter. */
  isByCustomer?: boolean;
}

/** Cancels or refunds an order. Its letters and the change of the Bonus Storage are written in the same transaction. */
export const endOrder = (
  db: Db,
  { order, to, now, reason = '', isByCustomer = false }: Ending,
): Promise<void> =>
  changeStatus(db, {
    orderId: order.id,
    to: orderStatuses[to],
    now,
    reason,
    alongside: async (rows) => {
      await addOrderLetters(rows, order, { kind: to, now });
      if (isByCustomer) await addOrderLetters(rows, order, { kind: 'cancelled-by-customer', now });
    },
  });

/** Returns the provider's reason for a refund; empty if none was given. */
export const readRefundReason = async (db: Db, orderId: number): Promise<string> => {
  const event = await db
    .selectFrom('order_events')
    .select('text_revision')
    .where('order_id', '=', orderId)
    .where('status_id', '=', orderStatuses.refunded)
    .executeTakeFirst();
  return event?.text_revision ?? '';
};
