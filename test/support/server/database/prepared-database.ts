import { copyPrepared } from './copy-prepared.ts';
import { type FreshDatabase, freshDatabase, onPostgres } from './fresh-database.ts';

/**
 * Creates a separate database that has its tables and the demo sites: a copy of what the runner has prepared. Where it has
 * prepared none, the database is empty, and the server that starts on it prepares it.
 */
export const preparedDatabase = async (dataFolder: string): Promise<FreshDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  const template = process.env.TEST_PREPARED_DATABASE;
  if (!url) await copyPrepared(dataFolder);
  if (!url || !template) return freshDatabase();
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await onPostgres(url, `create database ${name} template ${template} strategy file_copy`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { databaseUrl: own.href, drop: () => onPostgres(url, `drop database ${name} with (force)`) };
};
