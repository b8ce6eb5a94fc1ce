import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { makePrivateDatabase, makePrivateFolder } from './private-files.ts';
import type { Database, Db } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Db;
  kind: DatabaseKind;
}

/** File name of the embedded database in the data folder. */
export const databaseFile = 'octavo.db';

/** Limit of cached statements per connection: more than the server has, but a bound on memory. */
const maximumStatements = 500;

/**
 * Opens the embedded database. `synchronous = FULL` writes every commit to the disk before it is acknowledged. Prepared
 * statements are cached, because memory use doubles otherwise. Transactions begin `immediate`, because a transaction that
 * reads first and writes later cannot wait for the lock of another process.
 */
const openSqlite = (file: string) => {
  makePrivateDatabase(file);
  const connection = new Libsql(file);
  // `busy_timeout` comes first, because another process may be switching a new file to WAL.
  for (const pragma of [
    'busy_timeout = 5000',
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
  ])
    connection.pragma(pragma);
  const cache = new Map<string, Libsql.Statement>();
  /** On a full disk SQLite ends a transaction itself. A rollback would then fail and hide the cause. */
  const sqlOf = (text: string) => {
    if (text === 'begin') return 'begin immediate';
    return text === 'rollback' && !connection.inTransaction ? 'select 1' : text;
  };
  const prepare = (text: string) => {
    const sql = sqlOf(text);
    const cached = cache.get(sql);
    if (cached) return cached;
    if (cache.size >= maximumStatements) cache.clear();
    const statement = connection.prepare(sql);
    cache.set(sql, statement);
    return statement;
  };
  const close = () => {
    cache.clear();
    connection.close();
  };
  return new SqliteDialect({ database: { prepare, close } });
};

/** Opens PostgreSQL. Its driver returns 64-bit integers and their sums as text, but all values here fit a number. */
const openPostgres = (url: string) => {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({ connectionString: url, max: 20, types });
  // Without a listener, an idle connection that breaks would end the process. The pool replaces it when needed.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
};

/** Opens PostgreSQL if an address is given, else SQLite in the data folder. */
export const openDatabase = (dataFolder: string, databaseUrl: string | null): OpenDatabase => {
  makePrivateFolder(dataFolder);
  if (databaseUrl)
    return { db: new Kysely<Database>({ dialect: openPostgres(databaseUrl) }), kind: 'postgres' };
  return {
    db: new Kysely<Database>({ dialect: openSqlite(join(dataFolder, databaseFile)) }),
    kind: 'sqlite',
  };
};

/** Returns whether an error of either database means that the row exists already. */
export const isUniqueViolation = (error: unknown): boolean => {
  const { code }: UnknownFields = Object(error);
  return ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(String(code ?? ''));
};
