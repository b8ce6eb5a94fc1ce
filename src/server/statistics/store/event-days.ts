import { sql } from 'kysely';
import { codeOf } from '../../../order/unknown-fields.ts';
import { deleteInBatches, deleteOld, rowsPerDelete } from '../../database/batches.ts';
import type { DatabaseKind } from '../../database/open.ts';
import type { Db } from '../../database/schema.ts';
import { dayMs } from '../../durations.ts';
import { dayOf } from '../event-rows.ts';

interface Store {
  db: Db;
  kind: DatabaseKind;
}

const prefix = 'visitor_events_';
const dayTable = (day: number) => prefix + new Date(day).toISOString().slice(0, 10).replaceAll('-', '');

/** Returns whether an error means that another server has just created the table. */
const existsNow = (error: unknown) => ['42P07', '23505'].includes(codeOf(error));

/** Creates the partition of a day on PostgreSQL. SQLite has one table for all days. */
export const createDay = async ({ db, kind }: Store, at: number): Promise<void> => {
  if (kind === 'sqlite') return;
  const day = dayOf(at);
  const bounds = sql`from (${sql.lit(day)}) to (${sql.lit(day + dayMs)})`;
  try {
    await sql`create table if not exists ${sql.table(dayTable(day))} partition of visitor_events for values ${bounds}`.execute(
      db,
    );
  } catch (error) {
    if (!existsNow(error)) throw error;
  }
};

interface Pruning {
  now: number;
  days: number;
  /** Ends the pruning early. The next pruning continues. */
  signal: AbortSignal;
}

/**
 * Deletes rows from the lowest id on, because the table has no index on times. Rows with a time in the future, from a clock
 * that was wrong, are skipped, so that the deletion does not end at such a row.
 */
const deleteOldRows = (db: Db, before: number, { now, signal }: Pruning): Promise<void> =>
  deleteInBatches(async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from visitor_events where at < ${before}
      and id in (select id from visitor_events where at <= ${now} order by id limit ${rowsPerDelete})`.execute(
      db,
    );
    return numAffectedRows;
  }, signal);

/** Milliseconds for which a change of the days waits for readers of the events. New events wait behind it. */
const lockTimeoutMs = 200;

/** Runs a change of the days, unless a report reads the events for longer. The next pruning then tries again. */
const changeUnlessRead = async (db: Db, change: (tx: Db) => Promise<unknown>): Promise<void> => {
  try {
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(tx);
      await change(tx);
    });
  } catch (error) {
    if (codeOf(error) !== '55P03') throw error;
  }
};

/** Drops old days. Creates the day of tomorrow ahead, because the first event of a day would wait for a report that runs. */
const changeDays = async (db: Db, before: number, now: number): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits
    join pg_class child on child.oid = inhrelid
    where inhparent = 'visitor_events'::regclass`.execute(db);
  for (const { name } of rows)
    if (name.startsWith(prefix) && name < dayTable(before))
      await changeUnlessRead(db, (changed) => sql`drop table if exists ${sql.table(name)}`.execute(changed));
  const tomorrow = dayOf(now) + dayMs;
  if (rows.some(({ name }) => name === dayTable(tomorrow))) return;
  await changeUnlessRead(db, (changed) => createDay({ db: changed, kind: 'postgres' }, tomorrow));
};

/** Deletes events and texts that are older than `days` days. The hourly counts are kept. Called every hour. */
export const pruneEvents = async ({ db, kind }: Store, pruning: Pruning) => {
  const { now, days } = pruning;
  const before = dayOf(now) - days * dayMs;
  if (kind === 'sqlite') await deleteOldRows(db, before, pruning);
  else await changeDays(db, before, now);
  await deleteOld({ db, kind }, { table: 'event_texts', key: ['id'], time: 'day', before }, pruning.signal);
};
