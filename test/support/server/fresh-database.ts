import pg from 'pg';

export interface FreshDatabase {
  /** Null is the embedded database in the server's own data folder. */
  databaseUrl: string | null;
  drop(): Promise<void>;
}

/** A database of its own: a schema where the tests run on PostgreSQL, else whatever the data folder will hold. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return { databaseUrl: null, drop: async () => {} };
  const schema = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const run = async (text: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await run(`create schema ${schema}`);
  const separator = url.includes('?') ? '&' : '?';
  return {
    databaseUrl: `${url}${separator}options=-c%20search_path%3D${schema}`,
    drop: () => run(`drop schema ${schema} cascade`),
  };
};
