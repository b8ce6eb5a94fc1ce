import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { deadlineText } from '../../../order/ordered-paper.ts';
import { formatMoney } from '../../../order/price/money.ts';
import type { Deps } from '../../deps.ts';
import { statusName } from '../../stores/orders/order-status.ts';
import { deadlineOf } from '../../stores/orders/orders.ts';
import type { Options } from '../read-arguments.ts';
import { statusOf } from './find-order.ts';
import { momentText } from './moment-text.ts';
import { pageLines, pageOf, perPage } from './pages.ts';

const containing = (text: string) => `%${text.replace(/[%_!]/g, '!$&')}%`;

const has = (expression: RawBuilder<string>, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${expression} like ${containing(text)} escape '!'`;

/**
 * Returns a condition that finds a text in a column in any case. SQLite lowers only ASCII, so the text is also compared
 * unchanged.
 */
const contains = (column: string, text: string): RawBuilder<SqlBool> => {
  const lower = has(sql`lower(${sql.ref(column)})`, text.toLowerCase());
  return sql<SqlBool>`(${lower} or ${has(sql`${sql.ref(column)}`, text)})`;
};

/** SQL of the phone number without separators, so that an order is found by the digits alone. */
const digitsOfPhone = ['-', '(', ')', '.', '+'].reduce(
  (phone, sign) => sql<string>`replace(${phone}, ${sql.lit(sign)}, '')`,
  sql<string>`replace(clients.phone, ' ', '')`,
);

const matches = (text: string): RawBuilder<SqlBool> => {
  const digits = /^[\d\s()+.-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const found = ['orders.code', 'orders.topic', 'clients.email'].map((column) => contains(column, text));
  return sql<SqlBool>`(${sql.join([...found, ...(digits ? [has(digitsOfPhone, digits)] : [])], sql` or `)})`;
};

const signsOf = async ({ sites }: Deps) =>
  new Map<string, string>(
    (await sites.all()).flatMap(({ id, bootstrap }) =>
      bootstrap.dictionaries.currency.map((currency) => [`${id} ${currency.id}`, currency.sign] as const),
    ),
  );

const wantedOrders = ({ db }: Deps, status: string | undefined, find: string) =>
  db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .$if(Boolean(status), (query) => query.where('status_id', '=', statusOf(status ?? '')))
    .$if(Boolean(find), (query) => query.where(matches(find)));

/** `list [STATUS] [--find TEXT] [--page NUMBER]`: lists orders, newest first. */
export const list = async (
  deps: Deps,
  [status]: readonly string[],
  { find = '', page = '1' }: Options = {},
): Promise<string[]> => {
  const wanted = wantedOrders(deps, status, find.trim());
  const at = pageOf(page);
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total === 0) return [status || find ? 'No order matches.' : 'There are no orders yet.'];
  const more = pageLines(at, total, 'orders');
  const rows = await wanted
    .select(['code', 'orders.site_id', 'status_id', 'total_cents', 'currency_id'])
    .select(['orders.created_at', 'deadline_at', 'topic', 'email'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(perPage)
    .offset((at - 1) * perPage)
    .execute();
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
