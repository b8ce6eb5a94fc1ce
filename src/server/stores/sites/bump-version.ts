import type { Db } from '../../database/schema.ts';

/** Increases the version of a site, so that running servers read it again. */
export const bumpVersion = async (db: Db, siteId: number): Promise<void> => {
  await db
    .updateTable('sites')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', siteId)
    .execute();
};
