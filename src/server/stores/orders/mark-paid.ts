import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import { changeStatus } from './order-changes.ts';
import { addOrderLetters } from './order-letters.ts';
import type { OrderRow } from './orders.ts';

interface Paying {
  order: Pick<OrderRow, 'id' | 'site_id' | 'client_id' | 'code'>;
  now: number;
  /** What is written with it, or not at all. */
  alongside?: (rows: Db) => Promise<void>;
}

/** The money for an order has arrived: the order moves on and its client is promised a letter, both or neither. */
export const markPaid = (db: Db, { order, now, alongside }: Paying): Promise<void> =>
  changeStatus(db, {
    ...{ orderId: order.id, to: orderStatuses.paid, now },
    alongside: async (rows) => {
      await addOrderLetters(rows, order, { kind: 'paid', now });
      await alongside?.(rows);
    },
  });
