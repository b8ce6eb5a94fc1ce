import { deadlineText } from '../../../order/ordered-paper.ts';
import { formatMoney } from '../../../order/price/money.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { momentText } from '../../database/time.ts';
import type { Deps } from '../../deps.ts';
import { statusName } from '../../orders/store/change-status.ts';
import { findOrderRow, type OrderRow, searchOrders } from '../../orders/store/order-rows.ts';
import { deadlineOf } from '../../orders/store/orders.ts';
import type { Options } from '../read-arguments.ts';

/** Finds an order of any client by its code; throws a message for the provider if there is none. */
export const findOrderByCode = async ({ db }: Deps, code = ''): Promise<OrderRow> => {
  const order = await findOrderRow(db, code);
  if (!order)
    throw new Error(`There is no order "${code}". The command "list" prints the orders with their codes.`);
  return order;
};

/** Returns the status with a name, in any case; throws a message for the provider if there is none. */
const statusOf = (name: string): number => {
  const found = Object.entries(orderStatuses).find(([known]) => known.toLowerCase() === name.toLowerCase());
  if (found) return found[1];
  throw new Error(`"${name}" is not a status. The statuses are: ${Object.keys(orderStatuses).join(', ')}.`);
};

/** Number of rows on a page of a list. */
export const perPage = 50;

/** Converts the value of `--page` to a number; throws a message for the provider if it is no page number. */
export const pageOf = (text: string): number => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new Error(`"${text}" is not a page number. Name a whole number from 1.`);
};

/** Returns the line below a page of a list; nothing for a list of one page. Throws if the page does not exist. */
export const pageLines = (at: number, total: number, things: string): string[] => {
  const last = Math.ceil(total / perPage);
  if (at > last) throw new Error(`There is no page ${at}. The last one is ${last}.`);
  const more = at < last ? ` The next page: --page ${at + 1}` : '';
  return last > 1 ? [`Page ${at} of ${last}, ${total} ${things}.${more}`] : [];
};

const signsOf = async ({ sites }: Deps) =>
  new Map<string, string>(
    (await sites.all()).flatMap(({ id, bootstrap }) =>
      bootstrap.dictionaries.currency.map((currency) => [`${id} ${currency.id}`, currency.sign] as const),
    ),
  );

/** `list [STATUS] [--find TEXT] [--page NUMBER]`: lists orders, newest first. */
export const list = async (
  deps: Deps,
  [status]: readonly string[],
  { find = '', page = '1' }: Options = {},
): Promise<string[]> => {
  const { db } = deps;
  const at = pageOf(page);
  const wanted = { statusId: status ? statusOf(status) : null, find: find.trim(), page: at, perPage };
  const { rows, total } = await searchOrders(db, wanted);
  if (total === 0) return [status || find ? 'No order matches.' : 'There are no orders yet.'];
  const more = pageLines(at, total, 'orders');
  const signs = await signsOf(deps);
  const lines = rows.map((row) =>
    [
      row.code,
      statusName(row.status_id).padEnd(10),
      formatMoney(row.total_cents, signs.get(`${row.site_id} ${row.currency_id}`)).padStart(10),
      `due ${deadlineText(deadlineOf(row), momentText)}`,
      row.email || 'deleted account',
      row.topic,
    ].join('  '),
  );
  return [...lines, ...more];
};
