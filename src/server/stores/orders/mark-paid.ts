import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import { moveOrder } from './order-changes.ts';
import type { OrderRow } from './orders.ts';
import { tellOfOrder } from './tell-of-order.ts';

interface Paying {
  order: Pick<OrderRow, 'id' | 'site_id' | 'client_id' | 'code'>;
  now: number;
  /** What is written with it, or not at all. */
  alongside?: (rows: Db) => Promise<void>;
}

/** The money for an order has arrived: the order moves on and its client is promised a letter, both or neither. */
export const markPaid = (db: Db, { order, now, alongside }: Paying): Promise<void> =>
  moveOrder(db, {
    ...{ orderId: order.id, to: orderStatuses.paid, now },
    alongside: async (rows) => {
      await tellOfOrder(rows, order, { kind: 'paid', now });
      await alongside?.(rows);
    },
  });
