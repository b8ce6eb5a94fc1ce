import type { Writer } from '../../../api/resources/client.ts';
import { writerGradeId } from '../../../order/vocabulary/ids.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { writeForClient } from '../../accounts/store/clients.ts';
import { countRows } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';
import { countOpenOrders } from './office-orders.ts';

/** Finds an active writer of a site, with the bookmark of the client if there is one. */
export const findWriter = async (
  db: Db,
  { siteId, code, clientId }: { siteId: number; code: string; clientId: number | null },
): Promise<Writer | null> => {
  const row = await db
    .selectFrom('writers')
    .select(['code', 'grade_id'])
    .where((eb) => eb.and({ site_id: siteId, code: code.trim().toUpperCase(), is_active: 1 }))
    .executeTakeFirst();
  if (!row) return null;
  const bookmark = await db
    .selectFrom('bookmarks')
    .select('writer_code')
    .where((eb) => eb.and({ client_id: clientId ?? 0, writer_code: row.code }))
    .executeTakeFirst();
  return { code: row.code, gradeId: writerGradeId(row.grade_id), isBookmarked: Boolean(bookmark) };
};

type WriterRow = Database['writers'];

const writersOf = (db: Db, siteId: number) =>
  db.selectFrom('writers').selectAll().where('site_id', '=', siteId).orderBy('code');

/** Lists the active writers of a site, sorted by code. Only they get orders. */
export const listWriters = (db: Db, siteId: number): Promise<WriterRow[]> =>
  writersOf(db, siteId).where('is_active', '=', 1).execute();

const byWriter = <Row extends { writer_code: string | null }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.writer_code, row]));

/** Lists all writers of a site, or one of them, each with the number of open orders, and the number and average of ratings. */
export const listWritersWithLoad = async (db: Db, siteId: number, code?: string) => {
  const orders = db.selectFrom('orders').where('orders.site_id', '=', siteId).groupBy('writer_code');
  const openOrdersOf = await countOpenOrders(db, siteId);
  const rated = byWriter(
    await orders
      .innerJoin('ratings', 'ratings.order_id', 'orders.id')
      .where('ratings.kind', '=', 'writer')
      .select(({ fn }) => ['writer_code', fn.countAll().as('count'), fn.sum('rate').as('sum')])
      .execute(),
  );
  const writers = await writersOf(db, siteId)
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .execute();
  return writers.map((writer) => {
    const { count = 0, sum = 0 } = rated.get(writer.code) ?? {};
    return {
      ...writer,
      openOrders: openOrdersOf(writer.code),
      ratings: Number(count),
      averageRating: Number(count) > 0 ? Math.round((10 * Number(sum)) / Number(count)) / 10 : null,
    };
  });
};

/** Finds a writer, active or not. */
export const findWriterRow = (db: Db, siteId: number, code: string): Promise<WriterRow | undefined> =>
  writersOf(db, siteId).where('code', '=', code).executeTakeFirst();

export const putWriter = async (tx: Db, row: WriterRow): Promise<void> => {
  await tx
    .insertInto('writers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(row))
    .execute();
};

export const setBookmark = async (
  db: Db,
  { clientId, code, isBookmarked }: { clientId: number; code: string; isBookmarked: boolean },
): Promise<void> => {
  if (isBookmarked) {
    const row = { client_id: clientId, writer_code: code };
    await writeForClient(db, clientId, (tx) =>
      tx
        .insertInto('bookmarks')
        .values(row)
        .onConflict((conflict) => conflict.columns(['client_id', 'writer_code']).doNothing())
        .execute(),
    );
  } else {
    await db
      .deleteFrom('bookmarks')
      .where((eb) => eb.and({ client_id: clientId, writer_code: code }))
      .execute();
  }
};

/** Returns one page of the active writers of a client's approved orders, newest first. */
export const listCompletedOrders = async (
  db: Db,
  { clientId, page, perPage }: { clientId: number; page: number; perPage: number },
): Promise<{ writers: (Writer & { orderCode: string })[]; total: number }> => {
  const completed = db
    .selectFrom('orders')
    .innerJoin('writers', (join) =>
      join.onRef('writers.site_id', '=', 'orders.site_id').onRef('writers.code', '=', 'orders.writer_code'),
    )
    .where('orders.client_id', '=', clientId)
    .where('orders.status_id', '=', orderStatuses.approved)
    .where('writers.is_active', '=', 1);
  const rows = await completed
    .leftJoin('bookmarks', (join) =>
      join.onRef('bookmarks.writer_code', '=', 'writers.code').on('bookmarks.client_id', '=', clientId),
    )
    .select([
      'orders.code as orderCode',
      'writers.code',
      'writers.grade_id',
      'bookmarks.writer_code as bookmark',
    ])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const writers = rows.map(({ orderCode, code, grade_id, bookmark }) => ({
    orderCode,
    code,
    gradeId: writerGradeId(grade_id),
    isBookmarked: bookmark !== null,
  }));
  return { writers, total: await countRows(completed) };
};
