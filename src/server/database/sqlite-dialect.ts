import { SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { makePrivateDatabase } from './private-files.ts';

/** Limit of cached statements per connection: more than the server has, but a bound on memory. */
const maximumStatements = 500;

/** Settings of a connection. `busy_timeout` comes first, because another process may be switching a new file to WAL. */
const pragmas = ['busy_timeout = 5000', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];

/** Caches statements by their text, because memory use doubles otherwise. */
const createStatements = (connection: Libsql.Database) => {
  const cache = new Map<string, Libsql.Statement>();
  return {
    prepare: (sql: string) => {
      const cached = cache.get(sql);
      if (cached) return cached;
      if (cache.size >= maximumStatements) cache.clear();
      const statement = connection.prepare(sql);
      cache.set(sql, statement);
      return statement;
    },
    clear: () => cache.clear(),
  };
};

const isWriting = (sql: string) => /^\s*(insert|update|delete)\b/i.test(sql);

/**
 * Opens the embedded database. `synchronous = FULL` writes every commit to the disk before it is acknowledged. Transactions
 * begin `immediate`, because a transaction that reads first and writes later cannot wait for the lock of another process.
 */
export const openSqlite = (file: string) => {
  makePrivateDatabase(file);
  const connection = new Libsql(file);
  for (const pragma of pragmas) connection.pragma(pragma);
  const { prepare, clear } = createStatements(connection);
  /** On a full disk SQLite ends a transaction itself. A rollback would then fail and hide the cause. */
  const sqlOf = (text: string) => {
    if (text === 'begin') return 'begin immediate';
    return text === 'rollback' && !connection.inTransaction ? 'select 1' : text;
  };
  /**
   * Runs a writing statement in a transaction. A statement that itself finds the database locked stays unfinished, and no
   * transaction could be committed until it runs again.
   */
  const inTransaction = <Result>(run: () => Result): Result => {
    if (connection.inTransaction) return run();
    prepare('begin immediate').run();
    try {
      const result = run();
      prepare('commit').run();
      return result;
    } catch (error) {
      prepare(sqlOf('rollback')).run();
      throw error;
    }
  };
  const prepareWriting = (statement: Libsql.Statement) => ({
    reader: statement.reader,
    all: (values: readonly unknown[]) => inTransaction(() => statement.all(values)),
    run: (values: readonly unknown[]) => inTransaction(() => statement.run(values)),
    iterate: (values: readonly unknown[]) => statement.iterate(values),
  });
  const close = () => {
    clear();
    connection.close();
  };
  return new SqliteDialect({
    database: {
      prepare: (text) => {
        const statement = prepare(sqlOf(text));
        return isWriting(text) ? prepareWriting(statement) : statement;
      },
      close,
    },
  });
};
