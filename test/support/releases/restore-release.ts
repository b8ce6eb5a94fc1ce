import { sql } from 'kysely';
import { migrations } from '../../../src/server/database/migrations/migrations.ts';
import { type OlderDatabase, openOlder } from '../server/database/older-database.ts';
import { databaseOf, type KeptDatabase, migrationsOf } from './schema-of-release.ts';

interface RestoredRelease extends OlderDatabase {
  kept: KeptDatabase;
}

/** Creates a database with the kept schema and rows of a release. */
export const restoreRelease = async (version: string): Promise<RestoredRelease> => {
  const names = Object.keys(migrationsOf(version));
  const older = await openOlder(migrations.filter(({ name }) => names.includes(name)));
  const kept = databaseOf(version);
  const { db } = older.database;
  for (const [table, rows] of kept.tables)
    for (const row of rows) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
        db,
      );
    }
  return { ...older, kept };
};
