import { existsSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { databaseFile, openDatabase } from '../../database/open.ts';
import { makePrivate } from '../../database/private-files.ts';
import { syncToDisk } from '../../ports/sync-to-disk.ts';
import { isDamage } from './read-backup.ts';

/**
 * Writes the log of a database into its file, so that the file is all of it. Throws if a server has the database open. A
 * damaged database cannot be asked, and no server can work with it.
 */
const closeLog = async (dataFolder: string) => {
  try {
    const { db } = openDatabase(dataFolder, null);
    await sql`pragma journal_mode = delete`.execute(db).finally(() => db.destroy());
  } catch (error) {
    if (isDamage(error)) return;
    const { code }: UnknownFields = Object(error);
    if (!/^SQLITE_(BUSY|LOCKED)/.test(String(code))) throw error;
    throw new Error(
      `A server or a command uses the database in ${dataFolder}, so nothing was restored. Stop it and run the command again.`,
    );
  }
};

/**
 * Puts a new database in the place of the present one by one rename, so that a killed command leaves one of both there. The
 * present one stays under another name, which is returned; null if there was none.
 */
export const replaceDatabase = async (
  dataFolder: string,
  newFile: string,
  now: number,
): Promise<string | null> => {
  const file = join(dataFolder, databaseFile);
  const earlier = `${databaseFile}.before-${new Date(now).toISOString().replaceAll(/[:.]/g, '-')}`;
  const isThere = existsSync(file);
  if (isThere) {
    await closeLog(dataFolder);
    await link(file, join(dataFolder, earlier));
    // SQLite would read the log of a damaged database into the new one.
    if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, join(dataFolder, `${earlier}-wal`));
    await rm(`${file}-shm`, { force: true });
  }
  makePrivate(newFile);
  await syncToDisk(newFile);
  await rename(newFile, file);
  await syncToDisk(dataFolder);
  return isThere ? earlier : null;
};
