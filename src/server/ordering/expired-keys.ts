import { deleteOld } from '../database/delete-in-batches.ts';
import type { OpenDatabase } from '../database/open.ts';

/** Milliseconds for which an idempotency key is stored. */
export const keyLifetimeMs = 24 * 3600 * 1000;

/**
 * Deletes the expired idempotency keys of all clients. An order deletes only those of its own client, and only if it uses one
 * of them again. The table has no index on times, because it holds the orders of a day.
 */
export const deleteExpiredKeys = (
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<void> =>
  deleteOld(
    database,
    {
      table: 'idempotency_keys',
      key: ['client_id', 'key'],
      time: 'created_at',
      before: now - keyLifetimeMs,
    },
    signal,
  );
