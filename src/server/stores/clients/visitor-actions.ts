import type { Database, Db } from '../../database/schema.ts';

export type VisitorAction = Database['visitor_actions'];

export interface VisitorActions {
  /** Resolves once the row is on the disk. */
  add(action: VisitorAction): Promise<void>;
}

/** As many rows as one statement surely takes. */
const largestPart = 500;

/**
 * Many rows an insert: whatever arrives while one is being written goes into the next, which is what lets one
 * disk take hundreds a second with every one acknowledged after its commit.
 */
export const createVisitorActions = (db: Db): VisitorActions => {
  let gathering: { rows: VisitorAction[]; written: Promise<void> } | null = null;
  let before: Promise<unknown> = Promise.resolve();

  const insert = async (rows: VisitorAction[]) => {
    gathering = null;
    for (let start = 0; start < rows.length; start += largestPart)
      await db
        .insertInto('visitor_actions')
        .values(rows.slice(start, start + largestPart))
        .execute();
  };
  const gather = () => {
    const rows: VisitorAction[] = [];
    const turn = before.then(() => new Promise((resolve) => setImmediate(resolve)));
    const written = turn.then(() => insert(rows));
    before = written.catch(() => {});
    return { rows, written };
  };
  return {
    add: (action) => {
      gathering ??= gather();
      gathering.rows.push(action);
      return gathering.written;
    },
  };
};
