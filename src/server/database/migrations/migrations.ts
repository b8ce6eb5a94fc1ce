import { sql } from 'kysely';
import type { DatabaseKind, OpenDatabase } from '../open.ts';
import { wordIndex } from '../order-words.ts';
import firstSchema from './0026-first-schema.sql' with { type: 'text' };
import { changesForOffice, staffTables } from './0035-staff.ts';
import { changesForRefunds } from './0041-refunds.ts';
import { changesForAccounts } from './0042-accounts.ts';
import { keyTables, webhookTables } from './0043-programs.ts';
import { tablesForFigures } from './0048-figures.ts';

export interface Migration {
  name: string;
  /** Returns additional SQL for a kind of database, if the two databases need different SQL. It runs before `statements`. */
  ofKind?: (kind: DatabaseKind) => readonly string[];
  /** SQL that both SQLite and PostgreSQL understand. */
  statements: readonly string[];
  /**
   * Released version that no longer uses the columns and tables that this migration removes or renames. Other migrations may
   * only create, add, insert and update, because servers of the previous version run beside new servers during an upgrade.
   */
  unusedSince?: string;
}

const eventColumns = `
    at bigint not null,
    site_id bigint not null,
    visitor bigint not null,
    action_id bigint not null,
    page_id bigint not null,
    device_id bigint not null`;

/**
 * Creates the table of visitors' events without an index. SQLite keeps the events in the sequence of their arrival, PostgreSQL
 * in a partition for each day.
 */
const eventTable = (kind: DatabaseKind): readonly string[] => [
  kind === 'sqlite'
    ? `create table visitor_events (id integer primary key,${eventColumns})`
    : `create table visitor_events (${eventColumns}) partition by range (at)`,
];

/** All migrations in their sequence. A released migration is never changed; a later migration corrects it. */
export const migrations: readonly Migration[] = [
  // Databases of version 0.1.0 list this name, and before it the names of the migrations that led to the schema. The file is
  // never changed, not even its spaces, because each release knows its hash.
  { name: '0026-site-texts', ofKind: eventTable, statements: firstSchema.split(';\n').filter(Boolean) },
  // Earlier servers created a trigger here, which nothing needs any more.
  { name: '0027-site-notices', statements: [] },
  {
    name: '0028-letters-by-order',
    statements: ['create index letters_by_about on letters (about, address, created_at)'],
  },
  {
    name: '0029-ended-accounts',
    statements: [
      `create index clients_to_erase on clients (id) where deleted_at is not null and email <> ''`,
    ],
  },
  {
    name: '0030-click-ids',
    statements: ['dclid', 'twclid', 'yclid'].map(
      (name) => `alter table order_origins add column ${name} text`,
    ),
  },
  {
    name: '0031-promises',
    statements: [
      'alter table discounts add column first_order_only integer not null default 0',
      'alter table orders add column refunded_cents bigint',
    ],
  },
  { name: '0032-refund-percent', statements: ['alter table orders add column refund_percent real'] },
  {
    name: '0033-registrations',
    statements: ['alter table sessions add column is_registration bigint not null default 0'],
  },
  { name: '0034-wider-networks', statements: ['alter table upload_quota add column wider_network text'] },
  { name: '0035-staff', statements: [...staffTables, ...changesForOffice] },
  {
    name: '0036-upload-keys',
    statements: [
      'alter table files add column upload_key text',
      'create index files_by_upload_key on files (client_id, upload_key) where upload_key is not null',
    ],
  },
  {
    name: '0037-limits-of-codes',
    statements: [
      'alter table discounts add column maximum_uses bigint',
      'alter table discounts add column maximum_uses_per_client bigint',
      'alter table discounts add column minimum_cents bigint',
      'create index orders_by_discount_code on orders (site_id, discount_code) where discount_code is not null',
    ],
  },
  {
    name: '0038-dictionaries',
    statements: [
      'alter table dictionary_items add column is_off bigint not null default 0',
      'alter table dictionary_items add column rated_at bigint',
    ],
  },
  {
    name: '0039-changed-orders',
    statements: [
      'alter table orders add column due_cents bigint not null default 0',
      'alter table orders add column price_cents bigint',
      'alter table payments add column cents bigint',
    ],
  },
  {
    name: '0040-planned-prices',
    statements: [
      `create table planned_prices (
        id bigint not null primary key,
        site_id bigint not null references sites (id),
        due_at bigint not null,
        staff_id bigint not null,
        network text not null,
        cents_by_place text not null
      )`,
    ],
  },
  { name: '0041-refunds', statements: changesForRefunds },
  { name: '0042-accounts', statements: changesForAccounts },
  { name: '0043-webhooks', statements: webhookTables },
  { name: '0044-api-keys', statements: keyTables },
  {
    name: '0047-logos',
    statements: [
      `create table logos (
        site_id bigint not null references sites (id),
        name text not null,
        png text not null,
        created_at bigint not null,
        primary key (site_id, name)
      )`,
    ],
  },
  { name: '0048-figures-of-days', statements: tablesForFigures },
  {
    name: '0049-refunds-under-way',
    statements: [
      'alter table payments add column asking_since bigint',
      'alter table payments add column asking_until bigint',
      'update payments set asking_since = 0 where asked_cents > refunded_cents',
    ],
  },
  // SQLite needs no index, because it reads the texts of 100,000 orders in 50 ms.
  {
    name: '0050-words-of-orders',
    ofKind: (kind) => (kind === 'sqlite' ? [] : [wordIndex]),
    statements: [],
  },
  { name: '0051-grade-percent', statements: ['alter table orders add column grade_percent real'] },
];

/** Returns all SQL statements of a migration for a kind of database, in their sequence. */
export const statementsOf = ({ ofKind, statements }: Migration, kind: DatabaseKind): readonly string[] => [
  ...(ofKind?.(kind) ?? []),
  ...statements,
];

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
      const { name } = migration;
      if (done.some((row) => row.name === name)) continue;
      for (const statement of statementsOf(migration, kind)) await sql.raw(statement).execute(transaction);
      await transaction.insertInto('migrations').values({ name }).execute();
    }
  });
};
