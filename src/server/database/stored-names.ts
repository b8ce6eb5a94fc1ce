import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';

/** Returns the names of a table that a column holds, which separates them by spaces. Names that the table lacks are left out. */
export const storedNames = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  column: string,
): Name[] => {
  const names = column.split(' ');
  return fieldsOf(table).filter((name) => names.includes(name));
};

/** Returns the name of a status of orders for the provider's lists, for downloads and for events. */
export const statusName = (id: number): string =>
  fieldsOf(orderStatuses).find((name) => orderStatuses[name] === id) ?? String(id);
