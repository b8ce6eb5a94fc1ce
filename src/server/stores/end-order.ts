import { orderStatuses } from '../../order/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import { moveOrder } from './order-changes.ts';
import type { OrderRow } from './orders.ts';
import { tellOfOrder } from './tell-of-order.ts';

interface Ending {
  order: Pick<OrderRow, 'id' | 'site_id' | 'client_id' | 'code'>;
  to: 'cancelled' | 'refunded';
  now: number;
  reason?: string;
}

/** Ends an order without its paper. What the customer gets back or is told is written with it, or not at all. */
export const endOrder = (db: Db, { order, to, now, reason = '' }: Ending): Promise<void> =>
  moveOrder(db, {
    ...{ orderId: order.id, to: orderStatuses[to], now, reason },
    alongside: async (rows) => {
      await tellOfOrder(rows, order, { kind: to, now });
    },
  });
