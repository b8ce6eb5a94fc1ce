import { sql } from 'kysely';
import type { OpenDatabase } from '../open.ts';
import { migrations, statementsOf } from './all.ts';

/** Number of PostgreSQL's advisory lock, chosen so that no other program of the same database uses it. */
const lockNumber = 20_230_817;

/**
 * Runs the migrations that the database does not have yet. Servers that start together take turns. SQLite locks the file at the
 * beginning of the transaction; PostgreSQL has an advisory lock until the transaction ends.
 */
export const migrate = async ({ db, kind }: OpenDatabase): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(transaction);
    await sql`create table if not exists migrations (name text primary key)`.execute(transaction);
    const done = await transaction.selectFrom('migrations').select('name').execute();
    for (const migration of migrations) {
      const { name, fill } = migration;
      if (done.some((row) => row.name === name)) continue;
      for (const statement of statementsOf(migration, kind)) await sql.raw(statement).execute(transaction);
      await fill?.(transaction);
      await transaction.insertInto('migrations').values({ name }).execute();
    }
  });
};
