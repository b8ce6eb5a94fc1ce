import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../../../../src/server/database/open.ts';
import type { Db } from '../../../../src/server/database/schema.ts';
import { type Migration, migrations, statementsOf } from '../../../../src/server/migrations/all.ts';
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
  const dataFolder = await mkdtemp(join(tmpdir(), 'octavo-older-'));
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
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { database, dataFolder, databaseUrl, stop };
};

/** Creates a database and runs all migrations before the named one. */
export const openBefore = (name: string): Promise<OlderDatabase> =>
  openOlder(
    migrations.slice(
      0,
      migrations.findIndex((one) => one.name === name),
    ),
  );

const columns = `(id, site_id, client_id, code, status_id, type_id, type_category_id, service_id, academic_level_id,
  deadline_id, number_elements, number_slides, spacing_type, sources, topic, details, subject_id, format_id,
  writer_grade_id, extras_ids, material_status_id, payment_system_id, base_cents, bonus_cents, created_at, deadline_at,
  currency_id, total_cents)`;

/** Adds an unpaid order of client 1, as the first releases stored it. */
export const addOrder = (db: Db, code: string, [currencyId, totalCents, siteId = 1]: readonly number[]) =>
  sql
    .raw(`insert into orders ${columns} select count(*) + 1, ${siteId}, 1, '${code}', 1, 1, 1, 1, 1, 1, 1, 0, 'double',
      0, '', '', 1, 1, 1, '[]', 1, 1, 0, 0, 0, 0, ${currencyId}, ${totalCents} from orders`)
    .execute(db);

/** Adds a site whose currencies are dollars, and euros at the given rate. */
export const addSite = async (db: Db, id: number, rate: number) => {
  await sql
    .raw(`insert into sites (id, host, config, version) values (${id}, 'host-${id}', '{}', 1)`)
    .execute(db);
  for (const [item, title, details] of [
    [1, 'USD', '{"sign":"$","rate":1}'],
    [2, 'EUR', `{"rate":${rate},"sign":"€"}`],
  ])
    await sql
      .raw(`insert into dictionary_items values (${id}, 'currency', ${item}, 1, '${title}', '${details}')`)
      .execute(db);
};

export const addClient = (db: Db) =>
  sql
    .raw(
      `insert into clients values (1, 1, 'a@b.c', 'a@b.c', null, '', '', '', 1, 0, '', '', 0, '', 0, '', 0)`,
    )
    .execute(db);
