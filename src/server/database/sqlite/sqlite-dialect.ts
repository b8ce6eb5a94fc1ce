import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Libsql from 'libsql';
import { createBoundedCache } from '../../bounded-cache.ts';
import { makePrivateDatabase } from '../private-files.ts';
import { createSqliteDriver } from './sqlite-driver.ts';

/**
 * Maximum number of bytes of the SQL of all cached statements of a connection, and the bytes that SQLite takes for one statement
 * besides, roughly. The server has fewer statements; the maximum only bounds the memory.
 */
const maximumBytes = 4_000_000;
const statementBytes = 8_000;

/**
 * Settings of a connection. While these settings run, SQLite itself may wait for the lock, because another process
 * may be switching a new file to WAL. Afterwards only the driver waits.
 */
const pragmas = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 0',
];

/** Caches prepared statements by their SQL, because memory use doubles without the cache. */
const createStatements = (connection: Libsql.Database) => {
  const cache = createBoundedCache<Libsql.Statement>({ maximumBytes, bytesOf: () => statementBytes });
  return {
    prepare: (sql: string) => cache.getOrMake(sql, () => connection.prepare(sql)),
    clear: cache.clear,
  };
};

/**
 * Opens SQLite. `synchronous = FULL` writes every commit to the disk before it is acknowledged. `lockTimeoutMs`
 * is the maximum wait of a statement for another writer, in ms.
 */
export const openSqlite = (file: string, lockTimeoutMs?: number): Dialect => {
  makePrivateDatabase(file);
  const connection = new Libsql(file);
  for (const pragma of pragmas) connection.pragma(pragma);
  const { prepare, clear } = createStatements(connection);
  const close = () => {
    clear();
    connection.close();
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () =>
      createSqliteDriver({ prepare, isInTransaction: () => connection.inTransaction, close }, lockTimeoutMs),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
};
