import { sql } from 'kysely';
import { type Migration, statementsOf } from '../../../../src/server/database/migrations/migrations.ts';
import { type OpenDatabase, openDatabase } from '../../../../src/server/database/open.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { freshDatabase } from './fresh-database.ts';

export interface OlderDatabase {
  database: OpenDatabase;
  dataFolder: string;
  /** Address of a PostgreSQL schema; null for SQLite. */
  databaseUrl: string | null;
  stop(): Promise<void>;
}

/** Creates a database and runs only the given migrations. */
export const openOlder = async (reached: readonly Migration[]): Promise<OlderDatabase> => {
  const dataFolder = await temporaryFolder();
  const { databaseUrl, drop } = await freshDatabase();
  const database = openDatabase(dataFolder, databaseUrl);
  const { db } = database;
  await sql`create table migrations (name text primary key)`.execute(db);
  for (const migration of reached) {
    for (const statement of statementsOf(migration, database.kind)) await sql.raw(statement).execute(db);
    await db.insertInto('migrations').values({ name: migration.name }).execute();
  }
  const stop = async () => {
    await db.destroy();
    await drop();
  };
  return { database, dataFolder, databaseUrl, stop };
};
