import { type Dialect, SqliteDialect, SqliteDriver, type SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { createBoundedCache } from '../bounded-cache.ts';
import { makePrivateDatabase } from './data-folder.ts';
import { isDatabaseLocked } from './outages.ts';

/**
 * Milliseconds for which a writer waits while another process writes. SQLite itself waits, so the event loop does nothing else
 * meanwhile.
 */
const defaultWaitMs = 1000;
/** Milliseconds for which a command then waits further. */
const commandWaitMs = 30_000;

/** Maximum number of bytes of all cached statements, and the bytes that SQLite takes for one besides its SQL, roughly. */
const maximumBytes = 4_000_000;
const statementBytes = 8_000;

/** Settings of a connection. With `synchronous = FULL`, a commit is on the disk before it is acknowledged. */
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];

export interface LockOptions {
  /** Called when a command has waited for `waitMs`, which then waits further. Without it, the write is refused. */
  onLocked?: (() => void) | undefined;
  waitMs?: number;
}

/**
 * Creates the functions that begin and end transactions. A transaction begins with the lock, because one that reads first and
 * writes later could not wait for another process. While another process keeps the lock for longer than `waitMs`, the further
 * writers of a server do not wait at all.
 */
const createTransactions = (
  connection: Libsql.Database,
  { onLocked, waitMs = defaultWaitMs }: LockOptions,
) => {
  let presentMs = 0;
  const waitFor = (ms: number) => {
    if (ms !== presentMs) connection.exec(`pragma busy_timeout = ${ms}`);
    presentMs = ms;
  };
  waitFor(waitMs);
  const begin = () => {
    try {
      connection.exec('begin immediate');
    } catch (error) {
      if (!isDatabaseLocked(error)) throw error;
      onLocked?.();
      waitFor(onLocked ? commandWaitMs : 0);
      connection.exec('begin immediate');
    }
    waitFor(waitMs);
  };
  /** Rolls back, unless SQLite has ended the transaction because of a full disk. A rollback would then hide that error. */
  const rollback = () => {
    if (connection.open && connection.inTransaction) connection.exec('rollback');
  };
  /** Runs a write in the open transaction, or else in its own. */
  const write = <Result>(run: () => Result): Result => {
    if (connection.inTransaction) return run();
    begin();
    try {
      const result = run();
      connection.exec('commit');
      return result;
    } catch (error) {
      rollback();
      throw error;
    }
  };
  return { begin, rollback, write };
};

const isWriting = (sql: string) => /^\s*(insert|update|delete)\b/i.test(sql);

/** Opens SQLite by Kysely's dialect. Another process may write to the file too, and each waits for the other. */
export const openSqlite = (file: string, options: LockOptions = {}): Dialect => {
  makePrivateDatabase(file);
  const connection = new Libsql(file);
  const { begin, rollback, write } = createTransactions(connection, options);
  for (const pragma of pragmas) connection.pragma(pragma);
  /**
   * Prepares a statement. In libsql, a write that itself finds the database locked stays unfinished, and nothing is committed
   * until it runs again. Each write therefore begins a transaction first.
   */
  const prepare = (sql: string): SqliteStatement => {
    const statement = connection.prepare(sql);
    if (!isWriting(sql)) return statement;
    return {
      reader: statement.reader,
      all: (parameters) => write(() => statement.all(parameters)),
      run: (parameters) => write(() => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    };
  };
  // Preparing each statement anew takes as much processor time as running it.
  const cache = createBoundedCache<SqliteStatement>({ maximumBytes, bytesOf: () => statementBytes });
  const database = {
    prepare: (sql: string) => cache.getOrMake(sql, () => prepare(sql)),
    close: () => {
      // The statements keep a closed connection until they are collected, and an open transaction would keep the lock.
      rollback();
      cache.clear();
      connection.close();
    },
  };
  return Object.assign(new SqliteDialect({ database }), {
    createDriver: () =>
      Object.assign(new SqliteDriver({ database }), {
        beginTransaction: async () => begin(),
        rollbackTransaction: async () => rollback(),
      }),
  });
};
