import { sql } from 'kysely';
import { deleteInBatches, rowsPerDelete } from '../database/delete-in-batches.ts';
import type { Db } from '../database/schema.ts';

/** Milliseconds for which an idempotency key is stored. */
export const keyLifetimeMs = 24 * 3600 * 1000;

/**
 * Deletes the expired idempotency keys of all clients. An order deletes only those of its own client, and most clients order
 * once. The table has no index on times, because it holds the orders of a day.
 */
export const deleteExpiredKeys = (
  db: Db,
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<void> =>
  deleteInBatches(async () => {
    const { numAffectedRows = 0n } = await sql`
      delete from idempotency_keys where (client_id, key) in (
        select client_id, key from idempotency_keys
        where created_at < ${now - keyLifetimeMs} limit ${rowsPerDelete})`.execute(db);
    return numAffectedRows;
  }, signal);
