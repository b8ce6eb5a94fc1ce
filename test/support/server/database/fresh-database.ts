import pg from 'pg';

export interface FreshDatabase {
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
export const freshDatabase = async (): Promise<FreshDatabase> => {
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
