import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

export interface TestDatabase {
  /** Address of a PostgreSQL schema; null for SQLite in the server's data folder. */
  databaseUrl: string | null;
  drop(): Promise<void>;
}

/** Runs one statement on a new connection. */
export const onPostgres = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
};

/**
 * Creates an empty schema if `TEST_DATABASE_URL` names a PostgreSQL. For SQLite nothing is created, because each server creates
 * the database in its own data folder.
 */
export const freshDatabase = async (): Promise<TestDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return { databaseUrl: null, drop: async () => {} };
  const schema = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await onPostgres(url, `create schema ${schema}`);
  const separator = url.includes('?') ? '&' : '?';
  return {
    databaseUrl: `${url}${separator}options=-c%20search_path%3D${schema}`,
    drop: () => onPostgres(url, `drop schema ${schema} cascade`),
  };
};

/**
 * Creates a database with all tables and the demo sites, as a copy of the runner's prepared database, because a copy takes less
 * computing time than the migrations. If the runner has prepared none, the new database is empty, and its server prepares it.
 */
export const preparedDatabase = async (dataFolder: string): Promise<TestDatabase> => {
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
