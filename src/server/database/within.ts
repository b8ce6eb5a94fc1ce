import type { Db } from './schema.ts';

/** Runs in the transaction that `db` is, or in a new one. */
export const within = <Result>(db: Db, run: (rows: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);
