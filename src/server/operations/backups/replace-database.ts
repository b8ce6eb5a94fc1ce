import { existsSync } from 'node:fs';
import { link, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { databaseFile, openDatabase } from '../../database/open.ts';
import { makePrivate } from '../../database/private-files.ts';
import { syncToDisk } from '../../files/keep/sync-to-disk.ts';
import { isDamage } from './read-backup.ts';

/**
 * Writes the write-ahead log of a database into its file, so that the file is complete alone. Throws if a server has the
 * database open. Does nothing for a damaged database, because neither SQLite nor a server can open that.
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
 * Replaces the database of a data folder by one rename, so that a killed command leaves either the earlier or the new database.
 * Returns the new name of the earlier database; null if there was none.
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
    // The log of a damaged database is still here, and SQLite would apply it to the new database.
    if (existsSync(`${file}-wal`)) await rename(`${file}-wal`, join(dataFolder, `${earlier}-wal`));
    await rm(`${file}-shm`, { force: true });
  }
  makePrivate(newFile);
  await syncToDisk(newFile);
  await rename(newFile, file);
  await syncToDisk(dataFolder);
  return isThere ? earlier : null;
};
