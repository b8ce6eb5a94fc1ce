import { sql } from 'kysely';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import type { DatabaseKind } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import { dayMs, dayOf } from './event-rows.ts';

interface Store {
  db: Db;
  kind: DatabaseKind;
}

const prefix = 'visitor_events_';
const tableOf = (day: number) => prefix + new Date(day).toISOString().slice(0, 10).replaceAll('-', '');

/** Returns whether an error means that another server has just created the table. */
const existsNow = (error: unknown) => {
  const { code }: UnknownFields = Object(error);
  return ['42P07', '23505'].includes(String(code));
};

/** Creates the partition of a day on PostgreSQL. SQLite has one table for all days. */
export const createDay = async ({ db, kind }: Store, at: number): Promise<void> => {
  if (kind === 'sqlite') return;
  const day = dayOf(at);
  const bounds = sql`from (${sql.lit(day)}) to (${sql.lit(day + dayMs)})`;
  try {
    await sql`create table if not exists ${sql.table(tableOf(day))} partition of visitor_events for values ${bounds}`.execute(
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

/** Number of rows that one statement deletes. It is small, so that other writers wait only briefly. */
const rowsPerDelete = 5000;

/**
 * Deletes rows from the lowest id on, because the table has no index on times. Rows with a time in the future, from a clock
 * that was wrong, are skipped, so that the deletion does not end at such a row.
 */
const deleteOldRows = async (db: Db, before: number, { now, signal }: Pruning): Promise<void> => {
  while (!signal.aborted) {
    const { numAffectedRows = 0n } = await sql`
      delete from visitor_events where at < ${before}
      and id in (select id from visitor_events where at <= ${now} order by id limit ${rowsPerDelete})`.execute(
      db,
    );
    if (numAffectedRows === 0n) return;
  }
};

const dropOldDays = async (db: Db, before: number): Promise<void> => {
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits
    join pg_class child on child.oid = inhrelid
    where inhparent = 'visitor_events'::regclass`.execute(db);
  for (const { name } of rows)
    if (name.startsWith(prefix) && name < tableOf(before))
      await sql`drop table if exists ${sql.table(name)}`.execute(db);
};

/** Deletes events and texts that are older than `days` days. The hourly counts are kept. */
export const pruneEvents = async ({ db, kind }: Store, pruning: Pruning) => {
  const { now, days } = pruning;
  const before = dayOf(now) - days * dayMs;
  if (kind === 'sqlite') await deleteOldRows(db, before, pruning);
  else await dropOldDays(db, before);
  await db.deleteFrom('event_texts').where('day', '<', before).execute();
};
