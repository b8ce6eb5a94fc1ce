import pg from 'pg';

export interface FreshDatabase {
  /** Null stands for the embedded database in the server's own data folder. */
  databaseUrl: string | null;
  drop(): Promise<void>;
}

/** Runs one statement on a connection of its own. */
export const onPostgres = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text);
  await client.end();
};

/**
 * Creates an empty schema where `TEST_DATABASE_URL` names a PostgreSQL. Otherwise it creates nothing, because each server creates the
 * embedded database in its own data folder.
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
