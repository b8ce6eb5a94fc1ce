import type { Db } from '../../database/schema.ts';

/** Tells every running server that a site has changed. */
export const bumpVersion = async (db: Db, siteId: number): Promise<void> => {
  await db
    .updateTable('sites')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', siteId)
    .execute();
};
