import { join } from 'node:path';
import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import { codeOf } from '../../order/unknown-fields.ts';
import { recordsUnavailable } from '../errors.ts';
import { makePrivateFolder } from './data-folder.ts';
import { isReadOnly } from './outages.ts';
import {
  askReadOnly,
  createCommandPool,
  createServerPool,
  type PoolState,
  type WatchDatabase,
} from './postgres-pool.ts';
import type { Database, Db } from './schema.ts';
import { type LockOptions, openSqlite } from './sqlite.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Db;
  kind: DatabaseKind;
  /** Reads the use of PostgreSQL's connection pool; null for SQLite and for commands. */
  readPool: (() => PoolState) | null;
  /** Resolves when the database can be written; rejects if it does not answer or allows no changes. */
  requireWritable: () => Promise<void>;
}

/** Name of the SQLite file in the data folder. */
export const databaseFile = 'octavo.db';

export interface OpenOptions extends Pick<LockOptions, 'onLocked'> {
  /** Called after each statement with its SQL and its duration in ms. */
  onStatement?: ((sql: string, milliseconds: number) => void) | undefined;
  /**
   * Callback of a server, whose statements then have timeouts. Migrations and commands have none, because they may take long.
   */
  watch?: WatchDatabase;
}

/** Opens PostgreSQL if an address is given, else SQLite in the data folder. */
export const openDatabase = (
  dataFolder: string,
  databaseUrl: string | null,
  { watch, onStatement, onLocked }: OpenOptions = {},
): OpenDatabase => {
  makePrivateFolder(dataFolder);
  const time = ({ query, queryDurationMillis }: LogEvent) => onStatement?.(query.sql, queryDurationMillis);
  if (!databaseUrl) {
    const dialect = openSqlite(join(dataFolder, databaseFile), { onLocked });
    const db = new Kysely<Database>({ dialect, ...(onStatement && { log: time }) });
    return { db, kind: 'sqlite', readPool: null, requireWritable: () => answersQuery(db) };
  }
  const serverPool = watch && createServerPool(databaseUrl, watch);
  const log = (event: LogEvent) => {
    time(event);
    if (event.level === 'error' && isReadOnly(event.error)) serverPool?.check();
  };
  const pool = serverPool ?? createCommandPool(databaseUrl);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log });
  const requireWritable = async () => {
    const { rows } = await sql.raw<{ answer: string }>(askReadOnly).execute(db);
    if (rows[0]?.answer !== 'on') return;
    serverPool?.check();
    throw recordsUnavailable();
  };
  return { db, kind: 'postgres', readPool: serverPool?.state ?? null, requireWritable };
};

/** Returns whether an error of either database means that the row exists already. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error));

/** Resolves when the database answers a query; rejects if it does not. */
export const answersQuery = async (db: Db): Promise<void> => void (await sql`select 1`.execute(db));

/** Calls `run` in a transaction: in `db` itself if `db` is a transaction, else in a new one. */
export const inTransaction = <Result>(db: Db, run: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);

/** Makes further writes in the transaction of a change. */
export type Alongside = (tx: Db) => Promise<void>;
