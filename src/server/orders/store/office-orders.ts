import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { orderStatuses, unfinishedStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Database, Db } from '../../database/schema.ts';
import type { OrderRow } from './order-rows.ts';

/** Finds unfinished orders. The statuses are literals, because only then the databases use the index of unfinished orders. */
export const unfinishedOrders = sql<SqlBool>`orders.status_id in (${sql.join(unfinishedStatuses.map((id) => sql.lit(id)))})`;

/** Finds orders with money that has still to go back, by the partial index of these payments. */
export const hasWaitingRefund = sql<SqlBool>`orders.id in
  (select order_id from payments where asked_cents > payments.refunded_cents and state = 'paid')`;

/** A writer, who sees own orders and, while active, offered orders: paid, without a writer, and not meant for another writer. */
export interface OfficeWriter {
  siteId: number;
  code: string;
}

/**
 * Finds orders that a person may see. `writer` is null for those who see every order. Each half of the union has its index, so
 * that the list of a writer with few orders reads no others. The `+` before `site_id` keeps SQLite from that column's index.
 */
export const isVisibleTo = (writer: OfficeWriter | null): RawBuilder<SqlBool> => {
  if (!writer) return sql<SqlBool>`1 = 1`;
  const { siteId, code } = writer;
  return sql<SqlBool>`orders.id in (
    select id from orders where writer_code = ${code} and +site_id = ${siteId} union all
    select id from orders where status_id = ${orderStatuses.paid} and +site_id = ${siteId} and writer_code is null
    and (preferred_writer is null or preferred_writer = ${code})
    and exists (select 1 from writers where site_id = ${siteId} and code = ${code} and is_active = 1))`;
};

export const findOfficeOrder = (
  db: Db,
  code: string,
  writer: OfficeWriter | null,
): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('code', '=', code.toUpperCase())
    .where(isVisibleTo(writer))
    .executeTakeFirst();

/** Finds a file of an order that a person may see, of any site or of one. */
export const findOfficeFile = (
  db: Db,
  id: number,
  { writer, siteId }: { writer: OfficeWriter | null; siteId: number | null },
): Promise<Database['files'] | undefined> =>
  db
    .selectFrom('files')
    .innerJoin('attachments', 'attachments.file_id', 'files.id')
    .innerJoin('orders', 'orders.id', 'attachments.order_id')
    .selectAll('files')
    .where('files.id', '=', id)
    .where(isVisibleTo(writer))
    .$if(siteId !== null, (query) => query.where('orders.site_id', '=', siteId))
    .executeTakeFirst();

/** Returns the customer's other orders, newest first. */
export const listOtherOrders = (db: Db, { id, client_id }: Pick<OrderRow, 'id' | 'client_id'>) =>
  db
    .selectFrom('orders')
    .select(['code', 'status_id', 'topic'])
    .where('client_id', '=', client_id)
    .where('id', '!=', id)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();

/** Counts the unfinished orders of each writer of a site, by code. */
export const countOpenOrders = async (db: Db, siteId: number): Promise<(code: string) => number> => {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['writer_code', fn.countAll<number>().as('count')])
    .where(sql<SqlBool>`+site_id = ${siteId}`)
    .where(unfinishedOrders)
    .groupBy('writer_code')
    .execute();
  return (code) => rows.find(({ writer_code }) => writer_code === code)?.count ?? 0;
};
