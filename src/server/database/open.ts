import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import type { Database, Db } from './schema.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export interface OpenDatabase {
  db: Db;
  kind: DatabaseKind;
}

/** The embedded database, in the data folder. */
export const databaseFile = 'octavo.db';

/** Statements kept per connection: far more than the server has, far less than could grow without end. */
const keptStatements = 500;

/**
 * The embedded database. FULL makes every commit reach the disk before it is acknowledged (SRV-02). Statements
 * are kept by their text, without which memory doubles. A transaction takes its lock at once: one that first
 * reads and then wants to write could not wait for another process.
 */
const openSqlite = (file: string) => {
  const connection = new Libsql(file);
  // The wait comes first: another process may be turning a new file to WAL at this very moment.
  for (const pragma of [
    'busy_timeout = 5000',
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
  ])
    connection.pragma(pragma);
  const kept = new Map<string, Libsql.Statement>();
  const prepare = (text: string) => {
    const sql = text === 'begin' ? 'begin immediate' : text;
    const known = kept.get(sql);
    if (known) return known;
    if (kept.size >= keptStatements) kept.clear();
    const statement = connection.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
  const close = () => {
    kept.clear();
    connection.close();
  };
  return new SqliteDialect({ database: { prepare, close } });
};

/** Whole numbers of 64 bits, and sums of them, arrive as text; ours all fit a number. */
const openPostgres = (url: string) => {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({ connectionString: url, max: 20, types });
  // A connection that breaks while idle is replaced by the next one asked for.
  pool.on('error', () => {});
  return new PostgresDialect({ pool });
};

/** PostgreSQL where an address is given, else SQLite in the data folder. */
export const openDatabase = (dataFolder: string, databaseUrl: string | null): OpenDatabase => {
  if (databaseUrl)
    return { db: new Kysely<Database>({ dialect: openPostgres(databaseUrl) }), kind: 'postgres' };
  mkdirSync(dataFolder, { recursive: true });
  return {
    db: new Kysely<Database>({ dialect: openSqlite(join(dataFolder, databaseFile)) }),
    kind: 'sqlite',
  };
};

/** The two databases' words for a row that is there already. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(
    String(Object(error).code ?? ''),
  );
