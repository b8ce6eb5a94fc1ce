import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Deps } from '../../deps.ts';
import { findOrderRow, type OrderRow } from '../../orders/store/order-rows.ts';

/** Finds an order of any client by its code; throws a message for the provider if there is none. */
export const findOrderByCode = async ({ db }: Deps, code = ''): Promise<OrderRow> => {
  const order = await findOrderRow(db, code);
  if (!order)
    throw new Error(`There is no order "${code}". The command "list" prints the orders with their codes.`);
  return order;
};

/** Returns the status with a name, in any case; throws a message for the provider if there is none. */
export const statusOf = (name: string): number => {
  const found = Object.entries(orderStatuses).find(([known]) => known.toLowerCase() === name.toLowerCase());
  if (found) return found[1];
  throw new Error(`"${name}" is not a status. The statuses are: ${Object.keys(orderStatuses).join(', ')}.`);
};
