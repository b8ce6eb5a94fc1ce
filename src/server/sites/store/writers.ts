import type { Writer } from '../../../api/resources.ts';
import { writerGradeId } from '../../../order/vocabulary/ids.ts';
import type { Database, Db } from '../../database/schema.ts';

/** Finds a writer of a site, with the bookmark of the client if there is one. */
export const findWriter = async (
  db: Db,
  { siteId, code, clientId }: { siteId: number; code: string; clientId: number | null },
): Promise<Writer | null> => {
  const row = await db
    .selectFrom('writers')
    .select(['code', 'grade_id'])
    .where((eb) => eb.and({ site_id: siteId, code: code.trim().toUpperCase() }))
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

/** Lists the writers of a site, sorted by code. */
export const listWriters = (db: Db, siteId: number): Promise<WriterRow[]> =>
  db.selectFrom('writers').selectAll().where('site_id', '=', siteId).orderBy('code').execute();

/** Adds a writer, or changes the grade of a writer. */
export const saveWriter = async (db: Db, row: WriterRow): Promise<void> => {
  await db
    .insertInto('writers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(row))
    .execute();
};
