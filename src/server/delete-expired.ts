import { longestWindowMs } from './accounts/rate-limit-rows.ts';
import { completeDeletions } from './customer-data/store/delete-client.ts';
import { deleteOld, type OldRows } from './database/batches.ts';
import type { Deps } from './deps.ts';
import { clockToleranceMs, dayMs } from './durations.ts';
import { sweepFiles } from './files/upload.ts';
import { keyLifetimeMs } from './orders/store/new-orders.ts';
import { pruneEvents } from './statistics/store/event-days.ts';

/** Milliseconds for which rows of ended sessions are kept, because they show which devices have logged in before. */
const sessionMemoryMs = 180 * dayMs;

/** Milliseconds for which the log of webhooks is kept. */
const webhookAttemptMemoryMs = 30 * dayMs;

/** Returns the rows of logins, orders' keys, webhooks and rate limits that have expired. */
const expiredRows = (now: number): readonly OldRows[] => [
  { table: 'one_time_codes', key: ['hash'], time: 'expires_at', before: now },
  { table: 'login_codes', key: ['session_id'], time: 'expires_at', before: now },
  { table: 'staff_codes', key: ['hash'], time: 'expires_at', before: now },
  { table: 'sessions', key: ['id'], time: 'last_used_at', before: now - sessionMemoryMs },
  { table: 'staff_sessions', key: ['id'], time: 'last_used_at', before: now - sessionMemoryMs },
  // The table has no index on times, because it holds the orders of a day.
  { table: 'idempotency_keys', key: ['client_id', 'key'], time: 'created_at', before: now - keyLifetimeMs },
  { table: 'webhook_attempts', key: ['id'], time: 'at', before: now - webhookAttemptMemoryMs },
  // A count whose window began before the clock was set back would stay.
  {
    table: 'attempts',
    key: ['name'],
    time: 'ends_at',
    before: now,
    orAfter: now + longestWindowMs + clockToleranceMs,
  },
];

/** Starts the deletion of expired files and rows, and of ended accounts, in the background. Called every hour. */
export const deleteExpired = (deps: Deps): void => {
  const { db, databaseKind: kind, background, draining: signal, settings } = deps;
  const database = { db, kind };
  const now = deps.now();
  background.run(() => completeDeletions(deps));
  background.run(() => sweepFiles(deps));
  background.run(() => pruneEvents(database, { now, days: settings.eventDays, signal }));
  for (const rows of expiredRows(now)) background.run(() => deleteOld(database, rows, signal));
};
