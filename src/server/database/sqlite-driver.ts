import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, SqliteStatement } from 'kysely';
import { createWriterLine, isOver, whenUnlocked } from './sqlite-lock.ts';

/** Connection to an SQLite file, whose statements run at once and never wait. */
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
  ended: Promise<void>;
  end: () => void;
}

const createTransaction = (owner: DatabaseConnection, letNextIn: () => void): Transaction => {
  let resolveEnded = () => {};
  const ended = new Promise<void>((resolve) => {
    resolveEnded = resolve;
  });
  const end = () => {
    // Reads that wait come before the next writer, so that writers in a row do not keep them waiting.
    resolveEnded();
    letNextIn();
  };
  return { owner, ended, end };
};

/** Creates the functions that open and close the one transaction of a file. */
const createTransactions = (file: SqliteFile) => {
  const run = (sql: string) => void runQuery(file, { sql, parameters: [] });
  const enter = createWriterLine(() => run('begin immediate'));
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
      open = createTransaction(owner, await enter());
    },
    commit: () => {
      run('commit');
      close();
    },
    /** On a full disk SQLite ends a transaction itself. A rollback would then fail and hide the cause. */
    rollback: () => {
      try {
        if (file.isInTransaction()) run('rollback');
      } finally {
        close();
      }
    },
  };
};

/**
 * Creates Kysely's driver of one SQLite file. Transactions begin `immediate`, because one that reads first and writes later
 * cannot wait for the lock of another process. A writing statement outside a transaction gets one of its own: a statement
 * that itself finds the database locked stays unfinished, and nothing could be committed until it runs again. Reads outside a
 * transaction wait for the end of the open one, but not for the lock of another process.
 */
export const createSqliteDriver = (file: SqliteFile): Driver => {
  const { ownerOf, ended, begin, commit, rollback } = createTransactions(file);
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
        const waiting = { givesUp: () => isOver(arrivedAt), before: ended };
        return whenUnlocked(() => runQuery<Row>(file, query), waiting);
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
    destroy: async () => file.close(),
  };
};
