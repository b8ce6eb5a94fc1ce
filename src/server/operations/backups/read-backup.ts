import { existsSync } from 'node:fs';
import { copyFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { codeOf } from '../../../order/unknown-fields.ts';
import { migrations } from '../../database/migrations/migrations.ts';
import { databaseFile, openDatabase } from '../../database/open.ts';
import type { Db } from '../../database/schema.ts';

/** Location of a backup: a folder that `backup` created, or a database file without other files, as Litestream restores it. */
export interface BackupSource {
  /** Path as the provider typed it, for messages. */
  name: string;
  file: string;
  /** Absolute path of the folder; null if the backup is a database file. */
  folder: string | null;
}

export interface BackupContent {
  sites: { host: string; orders: number; clients: number; lastOrderAt: number | null }[];
  files: { name: string; place: string; size: number }[];
  /** Number of migrations that the next start of a server will run. */
  pendingMigrations: number;
}

const nothing = 'so nothing was restored.';

/** Finds the database of a backup. Throws an error with a message for the provider if there is none. */
export const findBackup = async (name: string, dataFolder: string): Promise<BackupSource> => {
  const path = resolve(name);
  const stats = await stat(path).catch(() => null);
  if (!stats) throw new Error(`${name} does not exist, ${nothing}`);
  if (!stats.isDirectory()) return { name, file: path, folder: null };
  if (path === resolve(dataFolder))
    throw new Error(`${name} is DATA_DIR itself, ${nothing} Name the folder of a backup.`);
  const file = join(path, databaseFile);
  if (existsSync(file)) return { name, file, folder: path };
  throw new Error(`${name} holds no ${databaseFile}, ${nothing} Name the folder that "backup" has made.`);
};

const damaged = ({ name }: BackupSource, detail: string) =>
  new Error(`The backup ${name} is damaged (${detail}), ${nothing} Take another backup.`);

/** Throws if pages of the database are missing or contradict each other. */
const checkPages = async (db: Db, source: BackupSource) => {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
  const [first] = rows;
  if (first?.integrity_check !== 'ok') throw damaged(source, String(first?.integrity_check));
};

/** Returns the number of migrations that the backup lacks. Throws if it has one that this version of Octavo does not know. */
const checkSchema = async (db: Db, { name }: BackupSource): Promise<number> => {
  const { rows } = await sql`select 1 from sqlite_master where name = 'migrations'`.execute(db);
  if (rows.length === 0) throw new Error(`${name} holds no database of Octavo, ${nothing}`);
  const applied = await db.selectFrom('migrations').select('name').execute();
  const knownNames = migrations.map((migration) => migration.name);
  const unknown = applied.find((row) => !knownNames.includes(row.name));
  if (unknown)
    throw new Error(
      `The backup ${name} comes from a newer version of Octavo (its schema has ${unknown.name}), ${nothing} Install that version and run the command again.`,
    );
  return knownNames.length - applied.length;
};

const readSites = (db: Db) =>
  db
    .selectFrom('sites')
    .select(['host'])
    .select(({ selectFrom }) => [
      selectFrom('orders')
        .whereRef('orders.site_id', '=', 'sites.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('orders'),
      selectFrom('orders')
        .whereRef('orders.site_id', '=', 'sites.id')
        .select(({ fn }) => fn.max('created_at').as('last'))
        .as('lastOrderAt'),
      selectFrom('clients')
        .whereRef('clients.site_id', '=', 'sites.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('clients'),
    ])
    .orderBy('host')
    .execute();

const checkContent = async (db: Db, source: BackupSource): Promise<BackupContent> => {
  await checkPages(db, source);
  const pendingMigrations = await checkSchema(db, source);
  const sites = (await readSites(db)).map(({ host, orders, clients, lastOrderAt }) => ({
    host,
    orders: orders ?? 0,
    clients: clients ?? 0,
    lastOrderAt,
  }));
  const files = await db.selectFrom('files').select(['name', 'place', 'size']).execute();
  // SQLite then writes the log into the database file, so that only this file has to be moved.
  await sql`pragma journal_mode = delete`.execute(db);
  return { sites, files, pendingMigrations };
};

/** Returns whether an error of SQLite means that the file is not a database or is damaged. */
export const isDamage = (error: unknown): boolean => /^SQLITE_(NOTADB|CORRUPT|IOERR)/.test(codeOf(error));

/**
 * Copies a database with its write-ahead log. The log comes first: a connection that closes meanwhile writes the log into the
 * database and deletes it, and a copy of the database made before that would lack those changes.
 */
const copyDatabase = async (from: string, to: string) => {
  await copyFile(`${from}-wal`, `${to}-wal`).catch((error) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  await copyFile(from, to);
};

/**
 * Copies the database of a backup into an empty folder and checks the copy. The backup may be read-only, and SQLite writes to a
 * database that it opens. Throws an error with a message for the provider if the database cannot be used.
 */
export const copyChecked = async (source: BackupSource, folder: string): Promise<BackupContent> => {
  await copyDatabase(source.file, join(folder, databaseFile));
  try {
    const { db } = openDatabase(folder, null);
    return await checkContent(db, source).finally(() => db.destroy());
  } catch (error) {
    if (isDamage(error)) throw damaged(source, 'it cannot be read');
    throw error;
  }
};
