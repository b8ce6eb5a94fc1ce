import { longestWindowMs } from './accounts/rate-limits.ts';
import { completeDeletions } from './customer-data/store/delete-client.ts';
import { deleteOld } from './database/batches.ts';
import type { OpenDatabase } from './database/open.ts';
import type { Deps } from './deps.ts';
import { clockToleranceMs, dayMs } from './durations.ts';
import { sweepFiles } from './files/upload.ts';
import { deleteExpiredKeys } from './orders/store/idempotency-keys.ts';
import { pruneEvents } from './statistics/store/event-days.ts';

type Connection = Pick<OpenDatabase, 'db' | 'kind'>;

/** Milliseconds for which rows of ended sessions are kept, because they show which devices have logged in before. */
const sessionMemoryMs = 180 * dayMs;

/** Deletes expired codes, the codes of expired links, and sessions that were last used half a year ago. */
const deleteExpiredLogins = async (
  database: Connection,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<void> => {
  const codes = { time: 'expires_at', before: now } as const;
  await deleteOld(database, { table: 'one_time_codes', key: ['hash'], ...codes }, signal);
  await deleteOld(database, { table: 'login_codes', key: ['session_id'], ...codes }, signal);
  await deleteOld(database, { table: 'staff_codes', key: ['hash'], ...codes }, signal);
  const before = now - sessionMemoryMs;
  for (const table of ['sessions', 'staff_sessions'] as const)
    await deleteOld(database, { table, key: ['id'], time: 'last_used_at', before }, signal);
};

/** Milliseconds for which the log of webhooks is kept. */
const attemptMemoryMs = 30 * dayMs;

/** Deletes old tries of webhooks. */
const deleteOldAttempts = (
  database: Connection,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<void> =>
  deleteOld(
    database,
    { table: 'webhook_attempts', key: ['id'], time: 'at', before: now - attemptMemoryMs },
    signal,
  );

/** Deletes the counts of rate limits whose window is over, and those whose window began before the clock was set back. */
const deleteExpiredCounts = (
  database: Connection,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<void> => {
  const orAfter = now + longestWindowMs + clockToleranceMs;
  return deleteOld(
    database,
    { table: 'attempts', key: ['name'], time: 'ends_at', before: now, orAfter },
    signal,
  );
};

/** Starts the deletion of expired files and rows, and of ended accounts, in the background. Called every hour. */
export const deleteExpired = (deps: Deps): void => {
  const { db, databaseKind: kind, background, draining: signal, settings } = deps;
  const database = { db, kind };
  const now = deps.now();
  background.run(() => completeDeletions(deps, { now, signal }));
  background.run(() => sweepFiles(deps));
  background.run(() => pruneEvents(database, { now, days: settings.eventDays, signal }));
  background.run(() => deleteExpiredKeys(database, { now, signal }));
  background.run(() => deleteExpiredLogins(database, { now, signal }));
  background.run(() => deleteOldAttempts(database, { now, signal }));
  background.run(() => deleteExpiredCounts(database, { now, signal }));
};
