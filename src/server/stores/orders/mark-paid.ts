import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import { changeStatus } from './order-changes.ts';
import { addOrderLetters } from './order-letters.ts';
import type { OrderRow } from './orders.ts';

interface PaidOrder {
  order: Pick<OrderRow, 'id' | 'site_id' | 'client_id' | 'code'>;
  now: number;
  /** Makes further writes in the same transaction. */
  alongside?: (rows: Db) => Promise<void>;
}

/** Marks an order as paid, moves its deadline to as long after `now`, and adds its letters, in one transaction. */
export const markPaid = (db: Db, { order, now, alongside }: PaidOrder): Promise<void> =>
  changeStatus(db, {
    orderId: order.id,
    to: orderStatuses.paid,
    now,
    alongside: async (rows) => {
      await rows
        .updateTable('orders')
        .set(({ eb, ref }) => ({
          deadline_at: eb(eb('deadline_at', '-', ref('created_at')), '+', now),
        }))
        .where('id', '=', order.id)
        .execute();
      await addOrderLetters(rows, order, { kind: 'paid', now });
      await alongside?.(rows);
    },
  });
