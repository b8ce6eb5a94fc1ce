import { setTimeout as pause } from 'node:timers/promises';
import { type AliasedRawBuilder, type DeleteResult, sql, type UpdateResult } from 'kysely';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { OpenDatabase } from './open.ts';
import type { Database } from './schema.ts';

/** Number of rows that one statement deletes, so that the event loop and other writers wait only for some milliseconds. */
export const rowsPerDelete = 2000;

/** Least milliseconds between two statements, and the share of the time that deleting may take. */
const leastRestMs = 20;
const share = 0.2;

/**
 * Repeats a statement that deletes some rows until it finds none. It rests in between, so that requests have the database for
 * most of the time. `signal` ends it early; the next call continues it.
 */
export const deleteInBatches = async (
  deleteSome: () => Promise<bigint>,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    const startedAt = performance.now();
    if ((await deleteSome()) === 0n) return;
    const restMs = (performance.now() - startedAt) * (1 / share - 1);
    await pause(Math.max(leastRestMs, restMs), undefined, { signal }).catch(() => {});
  }
};

/** Rows of a table whose time is before `before`, in epoch milliseconds. */
export type OldRows = {
  [Table in keyof Database]: {
    table: Table;
    /** Columns that identify a row. */
    key: readonly (keyof Database[Table] & string)[];
    /** Column with the time that decides. */
    time: keyof Database[Table] & string;
    before: number;
    /** Time after which a row is old too, because only a clock that was set back later explains it. Default: none. */
    orAfter?: number;
  };
}[keyof Database];

/**
 * Deletes old rows in batches. On PostgreSQL, the next call gets a row that a request has locked, because the request may renew it.
 * For a second reason locked rows are skipped: two transactions that lock several rows could wait for each other.
 */
export const deleteOld = (
  { db, kind }: Pick<OpenDatabase, 'db' | 'kind'>,
  { table, key, time, before, orAfter = Number.MAX_SAFE_INTEGER }: OldRows,
  signal: AbortSignal,
): Promise<void> => {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const oldRows = db
    .selectFrom(sql<object>`${sql.table(table)}`.as('old'))
    .select(key.map((name) => sql.ref(`old.${name}`).as(name)))
    .where(sql<boolean>`${sql.ref(time)} < ${before} or ${sql.ref(time)} > ${orAfter}`)
    .limit(rowsPerDelete)
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
  return deleteInBatches(async () => {
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where (${columns}) in ${oldRows}`.execute(db);
    return numAffectedRows;
  }, signal);
};

/** Number of rows or values in one statement. It stays below the limits that both databases have for parameters. */
const perStatement = 500;

/** Calls `run` with parts of a list that fit into one statement each, one after another. */
export const inBatches = async <Row>(
  rows: readonly Row[],
  run: (batch: Row[]) => Promise<unknown>,
): Promise<void> => {
  for (let start = 0; start < rows.length; start += perStatement)
    await run(rows.slice(start, start + perStatement));
};

export interface Paging {
  /** Number of the page, from 1. */
  page: number;
  perPage: number;
}

/** A query to which the count of its rows can be added. */
interface Countable {
  select(counts: readonly AliasedRawBuilder<number, 'count'>[]): {
    executeTakeFirstOrThrow(): Promise<object>;
  };
}

export const countRows = async (query: Countable): Promise<number> => {
  const counted = query.select([sql<number>`count(*)`.as('count')]);
  const { count }: UnknownFields = Object(await counted.executeTakeFirstOrThrow());
  return Number(count);
};

/** Runs a query; returns whether it has updated or deleted a row. Of two simultaneous ones about the same row, one has. */
export const changesRow = async (query: {
  executeTakeFirstOrThrow(): Promise<UpdateResult | DeleteResult>;
}): Promise<boolean> => {
  const result = await query.executeTakeFirstOrThrow();
  return ('numUpdatedRows' in result ? result.numUpdatedRows : result.numDeletedRows) > 0n;
};
