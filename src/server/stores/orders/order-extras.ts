import type { Order } from '../../../api/resources.ts';
import { fromCents } from '../../../order/price/money.ts';
import type { Db } from '../../database/schema.ts';

/**
 * Reads the extras of orders with their names and prices at ordering; returns a function that converts them to an order's
 * currency.
 */
export const readExtras = async (
  db: Db,
  orderIds: readonly number[],
): Promise<(order: { id: number; rate_e4: number }) => Order['extras']> => {
  if (orderIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('order_extras')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  return ({ id, rate_e4 }) =>
    rows
      .filter(({ order_id }) => order_id === id)
      .map(({ extra_id, name, cents }) => ({
        id: extra_id,
        name,
        priceConverted: fromCents(Math.round((cents * rate_e4) / 10_000)),
      }));
};
