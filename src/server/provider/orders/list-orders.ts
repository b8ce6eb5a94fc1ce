import { deadlineText } from '../../../order/ordered-paper.ts';
import { formatMoney } from '../../../order/price/money.ts';
import { momentText } from '../../database/iso-time.ts';
import type { Deps } from '../../deps.ts';
import { statusName } from '../../orders/store/change-status.ts';
import { deadlineOf } from '../../orders/store/orders.ts';
import { searchOrders } from '../../orders/store/search-orders.ts';
import type { Options } from '../read-arguments.ts';
import { statusOf } from './find-order.ts';
import { pageLines, pageOf, perPage } from './pages.ts';

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
