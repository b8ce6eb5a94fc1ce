import type { Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';

const name = 'last-backup';

/** Records that a backup is complete, for the office. */
export const recordBackup = async (db: Db, now: number): Promise<void> => {
  const row = { name, value: isoTime(now) };
  await db
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
};

/** Returns the time of the last backup by the command (ISO 8601); null if none is known. */
export const readLastBackup = async (db: Db): Promise<string | null> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
};
