import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FreshDatabase, freshDatabase, onPostgres } from './fresh-database.ts';

/**
 * Creates a database with all tables and the demo sites, as a copy of the runner's prepared database, because a copy takes less
 * computing time than the migrations. If the runner has prepared none, the new database is empty, and its server prepares it.
 */
export const preparedDatabase = async (dataFolder: string): Promise<FreshDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  const template = process.env.TEST_PREPARED_DATABASE;
  const file = process.env.TEST_PREPARED_FILE;
  if (!url && file) await copyFile(file, join(dataFolder, 'octavo.db'));
  if (!url || !template) return freshDatabase();
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await onPostgres(url, `create database ${name} template ${template} strategy file_copy`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { databaseUrl: own.href, drop: () => onPostgres(url, `drop database ${name} with (force)`) };
};
