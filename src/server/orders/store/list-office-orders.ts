import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseKind } from '../../database/open.ts';
import type { Db } from '../../database/schema.ts';
import { hasWaitingRefund, isVisibleTo, type OfficeWriter, unfinishedOrders } from './office-orders.ts';
import { hasIndexedWords, hasWords, isOfCustomer } from './search-orders.ts';

/** Finds orders with unread messages of the customer, by their partial index. */
const hasUnread = sql<SqlBool>`orders.id in
  (select order_id from messages where author = 'customer' and read_at is null)`;

/** Last order of a page, after which the next page begins. */
interface ListPosition {
  time: number;
  id: number;
}

interface OfficeSearch {
  writer: OfficeWriter | null;
  statusId?: number | undefined;
  siteId?: number | undefined;
  writerCode?: string | undefined;
  only?: 'overdue' | 'unread' | 'refund' | undefined;
  find: string;
  /** `due`: unfinished orders by their deadline. Otherwise all by the time of ordering, newest first. */
  sort?: 'due' | undefined;
  after: ListPosition | null;
  limit: number;
  now: number;
}

const conditionsOf = ({ writer, statusId, siteId, writerCode, only, sort, after, now }: OfficeSearch) => {
  const readsUnfinished = sort === 'due' || only === 'overdue';
  // Without the sign, SQLite may prefer the index of a column to that of unfinished orders, which reads far fewer rows.
  const column = (name: string) => sql`${sql.raw(readsUnfinished ? '+' : '')}${sql.ref(`orders.${name}`)}`;
  return [
    isVisibleTo(writer),
    ...(statusId === undefined ? [] : [sql<SqlBool>`${column('status_id')} = ${statusId}`]),
    ...(siteId === undefined ? [] : [sql<SqlBool>`${column('site_id')} = ${siteId}`]),
    ...(writerCode === undefined ? [] : [sql<SqlBool>`orders.writer_code = ${writerCode.toUpperCase()}`]),
    ...(readsUnfinished ? [unfinishedOrders] : []),
    ...(only === 'overdue' ? [sql<SqlBool>`orders.deadline_at < ${now}`] : []),
    ...(only === 'unread' ? [hasUnread] : []),
    ...(only === 'refund' ? [hasWaitingRefund] : []),
    ...(after && sort ? [sql<SqlBool>`(orders.deadline_at, orders.id) > (${after.time}, ${after.id})`] : []),
    ...(after && !sort ? [sql<SqlBool>`(orders.created_at, orders.id) < (${after.time}, ${after.id})`] : []),
  ];
};

const listWhere = (db: Db, search: OfficeSearch, textConditions: readonly RawBuilder<SqlBool>[]) => {
  const [column, direction] = search.sort
    ? (['deadline_at', 'asc'] as const)
    : (['created_at', 'desc'] as const);
  let query = db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .select(['orders.id', 'orders.site_id', 'orders.code', 'status_id', 'topic', 'charged_cents'])
    .select(['writer_code', 'preferred_writer', 'orders.created_at', 'deadline_at'])
    .select(['clients.first_name', 'clients.last_name', 'clients.email']);
  for (const condition of [...conditionsOf(search), ...textConditions]) query = query.where(condition);
  return query
    .orderBy(`orders.${column}`, direction)
    .orderBy('orders.id', direction)
    .limit(search.limit)
    .execute();
};

type Listed = Awaited<ReturnType<typeof listWhere>>[number];

/** Merges two lists of the same sort, and cuts the result to one page. */
const mergeLists = (lists: readonly Listed[][], { sort, limit }: OfficeSearch): Listed[] => {
  const byId = new Map(lists.flat().map((order) => [order.id, order]));
  const distance = (one: Listed, other: Listed) =>
    sort ? one.deadline_at - other.deadline_at : other.created_at - one.created_at;
  const idDistance = (one: Listed, other: Listed) => (sort ? one.id - other.id : other.id - one.id);
  return [...byId.values()]
    .sort((one, other) => distance(one, other) || idDistance(one, other))
    .slice(0, limit);
};

/** Number of newest orders whose texts PostgreSQL reads before it asks its index. */
const newestRead = 500;

/**
 * Lists the orders with all words. PostgreSQL's index finds them in no sequence, which takes long for words that most orders have;
 * such words fill a page with the newest orders.
 */
const listByWords = async (db: Db, kind: DatabaseKind, search: OfficeSearch): Promise<Listed[]> => {
  const { find, sort, limit } = search;
  if (kind === 'sqlite') return listWhere(db, search, [hasWords(kind, find)]);
  if (!sort) {
    const isNew = sql<SqlBool>`orders.id in (select id from orders
      where ${sql.join(conditionsOf(search), sql` and `)} order by created_at desc, id desc limit ${newestRead})`;
    const newest = await listWhere(db, search, [isNew, hasWords(kind, find)]);
    if (newest.length === limit) return newest;
  }
  return listWhere(db, search, [hasIndexedWords(find)]);
};

/**
 * Lists the orders that a person may see and a search finds. A text that is the code of an order finds this order alone. A
 * writer does not find an order by its customer, whom a writer does not see. Words and customers are two queries, because
 * neither database uses an index for a condition that joins them.
 */
export const listOfficeOrders = async (
  { db, databaseKind }: { db: Db; databaseKind: DatabaseKind },
  search: OfficeSearch,
) => {
  const { find, writer } = search;
  if (!find) return listWhere(db, search, []);
  const exact = await listWhere(db, search, [sql<SqlBool>`orders.code = ${find.toUpperCase()}`]);
  if (exact.length > 0) return exact;
  const lists = [
    listByWords(db, databaseKind, search),
    ...(writer ? [] : [listWhere(db, search, [isOfCustomer(databaseKind, find)])]),
  ];
  return mergeLists(await Promise.all(lists), search);
};
