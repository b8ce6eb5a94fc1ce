import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { Paging } from './orders.ts';

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

interface Search extends Paging {
  /** Null for orders in every status. */
  statusId: number | null;
  /** Part of a code, a topic, an address or a phone number; empty for all orders. */
  find: string;
}

/** Returns one page of the orders of all sites that a search finds, newest first. */
export const searchOrders = async (db: Db, { statusId, find, page, perPage }: Search) => {
  const wanted = db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .$if(statusId !== null, (query) => query.where('status_id', '=', statusId ?? 0))
    .$if(Boolean(find), (query) => query.where(matches(find)));
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .select(['code', 'orders.site_id', 'status_id', 'total_cents', 'currency_id'])
    .select(['orders.created_at', 'deadline_at', 'topic', 'email'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { rows, total };
};
