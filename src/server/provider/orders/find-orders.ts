import { deadlineText } from '../../../order/ordered-paper.ts';
import { formatMoney } from '../../../order/price/money.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import { orderStatuses, statusName } from '../../../order/vocabulary/order-statuses.ts';
import { utcText } from '../../database/time.ts';
import type { Deps } from '../../deps.ts';
import { listOfficeOrders } from '../../orders/store/list-office-orders.ts';
import { findOrderRow, type OrderRow } from '../../orders/store/order-rows.ts';
import { deadlineOf } from '../../orders/store/orders.ts';
import type { CommandOptions } from '../read-arguments.ts';

/** Finds an order of any client by its code; throws a message for the provider if there is none. */
export const findOrderByCode = async ({ db }: Deps, code = ''): Promise<OrderRow> => {
  const order = await findOrderRow(db, code);
  if (!order)
    throw new Error(`There is no order "${code}". The command "list" prints the orders with their codes.`);
  return order;
};

/** Returns the status with a name, in any case; throws a message for the provider if there is none. */
const statusNamed = (name: string): number => {
  const found = fieldsOf(orderStatuses).find((known) => known.toLowerCase() === name.toLowerCase());
  if (found) return orderStatuses[found];
  throw new Error(`"${name}" is not a status. The statuses are: ${Object.keys(orderStatuses).join(', ')}.`);
};

/** Number of orders that a list has at most. */
const listLength = 50;

/** `list [STATUS] [--find TEXT]`: lists the latest orders, newest first. */
export const runList = async (
  { db, databaseKind, now }: Deps,
  [status]: readonly string[],
  { find = '' }: CommandOptions = {},
): Promise<string[]> => {
  const statusId = status ? statusNamed(status) : undefined;
  const search = { writer: null, statusId, find: find.trim(), after: null, now: now() };
  const orders = await listOfficeOrders({ db, databaseKind }, { ...search, limit: listLength + 1 });
  if (orders.length === 0) return [status || find ? 'No order matches.' : 'There are no orders yet.'];
  const lines = orders
    .slice(0, listLength)
    .map((row) =>
      [
        row.code,
        statusName(row.status_id).padEnd(10),
        formatMoney(row.charged_cents).padStart(10),
        `due ${deadlineText(deadlineOf(row), utcText)}`,
        row.email || 'deleted account',
        row.topic,
      ].join('  '),
    );
  const more = `These are the latest ${listLength} orders. The office lists all.`;
  return orders.length > listLength ? [...lines, more] : lines;
};
