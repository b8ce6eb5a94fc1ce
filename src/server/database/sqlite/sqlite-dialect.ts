import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Libsql from 'libsql';
import { createBoundedCache } from '../../bounded-cache.ts';
import { makePrivateDatabase } from '../private-files.ts';
import { createSqliteDriver } from './sqlite-driver.ts';

/** Limit of cached statements per connection. The server has fewer, so the limit only bounds the memory. */
const maximumStatements = 500;

/**
 * Settings of a connection. While the server starts, the settings themselves may wait inside SQLite, because another process
 * may be switching a new file to WAL. From then on, only the driver waits.
 */
const pragmas = [
  'busy_timeout = 5000',
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 0',
];

/** Caches statements by their text, because memory use doubles otherwise. */
const createStatements = (connection: Libsql.Database) => {
  const cache = createBoundedCache<Libsql.Statement>(maximumStatements);
  return {
    prepare: (sql: string) => cache.getOrMake(sql, () => connection.prepare(sql)),
    clear: cache.clear,
  };
};

/**
 * Opens the embedded database. `synchronous = FULL` writes every commit to the disk before it is acknowledged. `lockTimeoutMs`
 * limits the milliseconds for which a statement waits for another writer.
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
