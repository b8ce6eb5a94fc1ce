import { startPostgres } from '../../test/support/server/database/postgres.mjs';

/** A kind of database that a server is measured with. */
export interface MeasuredDatabase {
  /** Name in the tables. */
  name: string;
  /** Address of the PostgreSQL server; null for the embedded database. */
  url: string | null;
}

/** Measures with the embedded database and, if it is installed, with PostgreSQL, which syncs commits as in production. */
export const withDatabases = async <Result>(
  measure: (databases: readonly MeasuredDatabase[]) => Promise<Result>,
): Promise<Result> => {
  const postgres = await startPostgres({ fsync: 'on', full_page_writes: 'on', max_connections: '100' });
  if (!postgres) console.log('PostgreSQL is not installed, so only the embedded database is measured.');
  const onPostgres = postgres ? [{ name: 'PostgreSQL', url: postgres.url }] : [];
  try {
    return await measure([{ name: 'embedded database', url: null }, ...onPostgres]);
  } finally {
    await postgres?.stop();
  }
};
