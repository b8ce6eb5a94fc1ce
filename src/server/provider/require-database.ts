import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { databaseFile, openDatabase } from '../database/open.ts';
import type { Settings } from '../settings/settings.ts';

/** PostgreSQL's error code for a table that does not exist. */
const unknownTable = '42P01';

const checkPostgres = async (dataFolder: string, databaseUrl: string) => {
  const { db } = openDatabase(dataFolder, databaseUrl);
  try {
    await db.selectFrom('migrations').select('name').limit(1).execute();
  } catch (error) {
    const { code }: UnknownFields = Object(error);
    throw new Error(
      code === unknownTable
        ? 'The database of DATABASE_URL has no Octavo tables yet, so the command was not run. Start the server once with "npm start", which creates them.'
        : `The database of DATABASE_URL cannot be reached (${code ?? error}), so the command was not run. Check the address and that the database is running.`,
    );
  } finally {
    await db.destroy();
  }
};

/**
 * Throws if there is no database, because a command with a mistyped data folder must not create one. Throws too if this user
 * may not read and write the database.
 */
export const requireDatabase = async ({ dataFolder, databaseUrl }: Settings): Promise<void> => {
  if (databaseUrl) return checkPostgres(dataFolder, databaseUrl);
  try {
    await access(join(dataFolder, databaseFile), constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code }: UnknownFields = Object(error);
    throw new Error(
      code === 'ENOENT'
        ? `DATA_DIR is ${resolve(dataFolder)}, which contains no database. Name the server's folder: DATA_DIR=… npm run provider`
        : `DATA_DIR is ${resolve(dataFolder)}, but this user cannot write the database there (${code}), so the command was not run. Run it as the server's user.`,
    );
  }
};
