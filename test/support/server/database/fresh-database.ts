import pg from 'pg';

export interface FreshDatabase {
  /** Null stands for the embedded database in the server's own data folder. */
  databaseUrl: string | null;
  drop(): Promise<void>;
}

/** Creates a separate database: a schema on PostgreSQL, or else the embedded one of the data folder. */
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
