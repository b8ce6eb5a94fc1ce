import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseKind } from '../../database/open.ts';
import { orderWords, queryOfWords } from '../../database/order-words.ts';

const containing = (text: string) => `%${text.replace(/[%_!]/g, '!$&')}%`;

/** Finds a text in any of the columns, in any case; on SQLite only letters of ASCII may differ in case. */
const contains = (
  kind: DatabaseKind,
  columns: readonly RawBuilder<unknown>[],
  text: string,
): RawBuilder<SqlBool> => {
  const like = kind === 'sqlite' ? sql`like` : sql`ilike`;
  const found = columns.map((column) => sql`${column} ${like} ${containing(text)} escape '!'`);
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
};

/** SQL of the phone number without separators, so that an order is found by the digits alone. Few stored numbers have any. */
const digitsOfPhone = (kind: DatabaseKind) => {
  const digits = ['-', '(', ')', '.'].reduce(
    (phone, sign) => sql<string>`replace(${phone}, ${sql.lit(sign)}, '')`,
    sql<string>`replace(phone, ' ', '')`,
  );
  const hasSigns = kind === 'sqlite' ? sql`phone glob '*[^0-9+]*'` : sql`phone ~ '[^0-9+]'`;
  return sql<string>`(case when ${hasSigns} then ${digits} else phone end)`;
};

/** Finds the orders of customers whose address, name or phone number contains a text. */
export const isOfCustomer = (kind: DatabaseKind, text: string): RawBuilder<SqlBool> => {
  const digits = /^[\d\s()+.-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const matchesPerson = contains(kind, [sql`email`, sql`first_name || ' ' || last_name`], text);
  const matchesPhone = digits ? contains(kind, [digitsOfPhone(kind)], digits) : sql`1 = 0`;
  return sql<SqlBool>`orders.client_id in (select id from clients where ${matchesPerson} or ${matchesPhone})`;
};

/** Number of words of a search. Further ones are left out, because hundreds would read the index for seconds. */
const maximumWords = 10;
const searchWords = (text: string) => [...new Set(text.split(/\s+/))].slice(0, maximumWords);

/** Finds orders by all words of a text in their code, topic and details, whose texts are read one by one. */
export const hasWords = (kind: DatabaseKind, text: string): RawBuilder<SqlBool> => {
  const words = searchWords(text);
  if (kind === 'postgres')
    return sql<SqlBool>`${sql.raw(orderWords)} @@ to_tsquery('simple', ${queryOfWords(words)})`;
  const columns = [sql`orders.code`, sql`orders.topic`, sql`orders.details`];
  const found = words.map((word) => contains(kind, columns, word));
  return sql<SqlBool>`(${sql.join(found, sql` and `)})`;
};

/** Finds the same orders by PostgreSQL's index. `offset 0` keeps PostgreSQL from reading the texts of all orders instead. */
export const hasIndexedWords = (text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`orders.id in (select id from orders where ${hasWords('postgres', text)} offset 0)`;
