import type { Db } from '../../database/schema.ts';
import { refusalWithCause } from '../../errors.ts';

/** Before a file is kept: should its row never be written, the place is known, and swept. */
export const addUploadingFile = async (db: Db, place: string, now: number): Promise<void> => {
  await db.insertInto('begun_files').values({ place, began_at: now, given_up: 0 }).execute();
};

/** In one transaction with the file's row; refuses with `filesUnavailable` where the place has been given up. */
export const removeUploadingFile = async (rows: Db, place: string): Promise<void> => {
  const { numDeletedRows } = await rows
    .deleteFrom('begun_files')
    .where('place', '=', place)
    .where('given_up', '=', 0)
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    throw refusalWithCause('filesUnavailable', `${place} was swept before it had a row`);
};

/** Places begun before a time that never got their row, and never will. */
export const giveUpUploadingFiles = async (db: Db, before: number): Promise<string[]> => {
  await db.updateTable('begun_files').set({ given_up: 1 }).where('began_at', '<', before).execute();
  const rows = await db.selectFrom('begun_files').select('place').where('given_up', '=', 1).execute();
  return rows.map(({ place }) => place);
};

export const deleteUploadingFile = async (db: Db, place: string): Promise<void> => {
  await db.deleteFrom('begun_files').where('place', '=', place).execute();
};
