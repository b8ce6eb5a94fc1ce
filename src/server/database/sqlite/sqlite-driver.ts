import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, SqliteStatement } from 'kysely';
import { recordsUnavailable } from '../../errors.ts';
import { whenUnlocked } from './sqlite-lock.ts';
import { createWriterLine } from './writer-line.ts';

/** Milliseconds after which a statement no longer waits for another writer. */
const defaultLockTimeoutMs = 3000;

/** Connection to an SQLite file. Its statements run synchronously; a locked file makes them fail at once. */
interface SqliteFile {
  prepare(sql: string): SqliteStatement;
  isInTransaction(): boolean;
  close(): void;
}

const isWriting = (sql: string) => /^\s*(insert|update|delete)\b/i.test(sql);

const runQuery = <Row>(
  { prepare }: SqliteFile,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): QueryResult<Row> => {
  const statement = prepare(sql);
  // The type of a row follows from the query, which Kysely has checked.
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
};

/** A transaction that is open on the file. */
interface Transaction {
  owner: DatabaseConnection;
  /** Resolves when the transaction ends; rejects with `recordsUnavailable` after `lockTimeoutMs`. */
  ended: Promise<void>;
  end: () => void;
}

interface TransactionOptions {
  owner: DatabaseConnection;
  letNextIn: () => void;
  lockTimeoutMs: number;
}

const createTransaction = ({ owner, letNextIn, lockTimeoutMs }: TransactionOptions): Transaction => {
  let end = () => {};
  // All waiting reads share one timer, because a timer for each read took most of a busy server's computing time.
  const ended = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(recordsUnavailable()), lockTimeoutMs);
    end = () => {
      clearTimeout(timer);
      // Waiting reads run before the next writer, so that a series of writers cannot delay them for long.
      resolve();
      letNextIn();
    };
  });
  // If no read waits, nothing else handles the rejection.
  ended.catch(() => {});
  return { owner, ended, end };
};

/** Creates the functions that open and close the one transaction of a file. */
const createTransactions = (file: SqliteFile, lockTimeoutMs: number) => {
  const run = (sql: string) => void runQuery(file, { sql, parameters: [] });
  const line = createWriterLine(lockTimeoutMs);
  let open: Transaction | null = null;
  const close = () => {
    const closed = open;
    open = null;
    closed?.end();
  };
  return {
    ownerOf: () => open?.owner,
    ended: () => open?.ended ?? null,
    begin: async (owner: DatabaseConnection) => {
      // `begin` and `open` change in one step, because a statement in between would become part of the transaction.
      await line.enter(() => {
        run('begin immediate');
        open = createTransaction({ owner, letNextIn: line.leave, lockTimeoutMs });
      });
    },
    commit: () => {
      run('commit');
      close();
    },
    /**
     * Rolls back, unless SQLite has ended the transaction itself because of a full disk. A rollback would then hide that error.
     */
    rollback: () => {
      try {
        if (file.isInTransaction()) run('rollback');
      } finally {
        close();
      }
    },
    /** Refuses waiting writers and lets waiting reads continue. The file is closed before, so those reads are refused too. */
    refuseWaiting: () => {
      line.close();
      close();
    },
  };
};

/** Refuses every statement after the file is closed, because SQLite itself would throw a TypeError. */
const refuseOnceClosed = (file: SqliteFile): SqliteFile => {
  let isClosed = false;
  return {
    prepare: (sql) => {
      if (isClosed) throw recordsUnavailable();
      return file.prepare(sql);
    },
    isInTransaction: () => !isClosed && file.isInTransaction(),
    close: () => {
      isClosed = true;
      file.close();
    },
  };
};

/**
 * Creates Kysely's driver of one SQLite file. Transactions begin `immediate`, because a transaction that reads first and writes
 * later cannot wait for the lock of another process. A writing statement outside a transaction gets its own transaction: a
 * statement that finds the database locked stays unfinished, and nothing could be committed until that statement runs again.
 * Reads outside a transaction wait for the end of the open transaction, but not for the lock of another process. A statement is
 * refused with `recordsUnavailable` when one writer keeps it waiting for longer than `lockTimeoutMs`, or when the file is
 * closed. If another process holds the lock for longer than `lockTimeoutMs`, SQLite's own error is thrown.
 */
export const createSqliteDriver = (
  openFile: SqliteFile,
  lockTimeoutMs: number = defaultLockTimeoutMs,
): Driver => {
  const file = refuseOnceClosed(openFile);
  const { ownerOf, ended, begin, commit, rollback, refuseWaiting } = createTransactions(file, lockTimeoutMs);
  const write = async <Row>(owner: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> => {
    await begin(owner);
    try {
      const result = runQuery<Row>(file, query);
      commit();
      return result;
    } catch (error) {
      rollback();
      throw error;
    }
  };
  const createConnection = (): DatabaseConnection => {
    const connection: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        if (ownerOf() === connection) return runQuery(file, query);
        if (isWriting(query.sql)) return write(connection, query);
        const arrivedAt = performance.now();
        const givesUp = () => performance.now() - arrivedAt > lockTimeoutMs;
        return whenUnlocked(() => runQuery<Row>(file, query), { givesUp, before: ended });
      },
      streamQuery: () => {
        throw new Error(
          'Rows are read all at once, because a stream would hold the connection of all requests.',
        );
      },
    };
    return connection;
  };
  return {
    init: async () => {},
    acquireConnection: async () => createConnection(),
    beginTransaction: begin,
    commitTransaction: async () => commit(),
    rollbackTransaction: async () => rollback(),
    releaseConnection: async () => {},
    destroy: async () => {
      try {
        file.close();
      } finally {
        refuseWaiting();
      }
    },
  };
};
