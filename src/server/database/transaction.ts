import type { Db } from './schema.ts';

/** Calls `run` in a transaction: in `db` itself if `db` is a transaction, else in a new one. */
export const inTransaction = <Result>(db: Db, run: (rows: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);

/** Makes further writes in the transaction of a change. */
export type Alongside = (rows: Db) => Promise<void>;
