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

/** SQL of the phone number without separators, so that an order is found by the digits alone. */
const digitsOfPhone = ['-', '(', ')', '.', '+'].reduce(
  (phone, sign) => sql<string>`replace(${phone}, ${sql.lit(sign)}, '')`,
  sql<string>`replace(phone, ' ', '')`,
);

/** Finds the orders of customers whose address, name or phone number contains a text. */
export const isOfCustomer = (kind: DatabaseKind, text: string): RawBuilder<SqlBool> => {
  const digits = /^[\d\s()+.-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  const ofPerson = contains(kind, [sql`email`, sql`first_name || ' ' || last_name`], text);
  const ofPhone = digits ? contains(kind, [digitsOfPhone], digits) : sql`1 = 0`;
  return sql<SqlBool>`orders.client_id in (select id from clients where ${ofPerson} or ${ofPhone})`;
};

/** Number of words of a search. Further ones are left out, because hundreds would read the index for seconds. */
const maximumWords = 10;

/**
 * Finds orders by all words of a text in their code, topic and details. PostgreSQL has an index of words, which it finds by their
 * beginning, because reading all texts would take it several times longer than SQLite, which has none. `offset 0` makes it read
 * the index first, and not the words of each order from the newest on until a page is full.
 */
export const hasWords = (kind: DatabaseKind, text: string): RawBuilder<SqlBool> => {
  const words = [...new Set(text.split(/\s+/))].slice(0, maximumWords);
  const columns = [sql`orders.code`, sql`orders.topic`, sql`orders.details`];
  if (kind === 'sqlite') {
    const found = words.map((word) => contains(kind, columns, word));
    return sql<SqlBool>`(${sql.join(found, sql` and `)})`;
  }
  return sql<SqlBool>`orders.id in (select id from orders
    where ${sql.raw(orderWords)} @@ to_tsquery('simple', ${queryOfWords(words)}) offset 0)`;
};
