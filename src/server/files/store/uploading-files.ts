import type { Db } from '../../database/schema.ts';
import { refusalWithCause } from '../../errors.ts';

/** Records the place of a file before the file is stored, so that a sweep can delete a file that never gets a row. */
export const addUploadingFile = async (db: Db, place: string, now: number): Promise<void> => {
  await db.insertInto('begun_files').values({ place, began_at: now, given_up: 0 }).execute();
};

/**
 * Removes the record of a place, in the transaction that adds the file's row. Refuses with `filesUnavailable` if a sweep is
 * deleting the file.
 */
export const removeUploadingFile = async (rows: Db, place: string): Promise<void> => {
  const { numDeletedRows } = await rows
    .deleteFrom('begun_files')
    .where((eb) => eb.and({ place, given_up: 0 }))
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw refusalWithCause('filesUnavailable', `The file ${place} was swept before it had a row`);
};

/**
 * Marks the places as given up that were recorded more than `afterMs` ago; returns all places to delete. A record more than
 * `afterMs` in the future also counts as old, because the clock was set back since.
 */
export const giveUpUploadingFiles = async (db: Db, now: number, afterMs: number): Promise<string[]> => {
  await db
    .updateTable('begun_files')
    .set({ given_up: 1 })
    .where(({ eb, or }) => or([eb('began_at', '<', now - afterMs), eb('began_at', '>', now + afterMs)]))
    .execute();
  const rows = await db.selectFrom('begun_files').select('place').where('given_up', '=', 1).execute();
  return rows.map(({ place }) => place);
};

/** Removes the record of a place whose file has been deleted. */
export const deleteUploadingFile = async (db: Db, place: string): Promise<void> => {
  await db.deleteFrom('begun_files').where('place', '=', place).execute();
};
