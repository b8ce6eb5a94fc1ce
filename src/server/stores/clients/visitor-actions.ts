import type { Database, Db } from '../../database/schema.ts';

export type VisitorAction = Database['visitor_actions'];

export interface VisitorActions {
  /** Resolves once the row is committed. */
  add(action: VisitorAction): Promise<void>;
}

/** Rows of one statement, below the parameter limits of both databases. */
const rowsPerInsert = 500;

/**
 * Batches inserts: rows that arrive during one insert are written by the next. One disk can then store hundreds of rows
 * a second, although each row is acknowledged only after its commit.
 */
export const createVisitorActions = (db: Db): VisitorActions => {
  let nextBatch: { rows: VisitorAction[]; written: Promise<void> } | null = null;
  let lastInsert: Promise<unknown> = Promise.resolve();

  const insert = async (rows: VisitorAction[]) => {
    nextBatch = null;
    for (let start = 0; start < rows.length; start += rowsPerInsert)
      await db
        .insertInto('visitor_actions')
        .values(rows.slice(start, start + rowsPerInsert))
        .execute();
  };
  const startBatch = () => {
    const rows: VisitorAction[] = [];
    const turn = lastInsert.then(() => new Promise((resolve) => setImmediate(resolve)));
    const written = turn.then(() => insert(rows));
    lastInsert = written.catch(() => {});
    return { rows, written };
  };
  return {
    add: (action) => {
      nextBatch ??= startBatch();
      nextBatch.rows.push(action);
      return nextBatch.written;
    },
  };
};
