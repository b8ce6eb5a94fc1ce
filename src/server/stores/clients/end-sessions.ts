import type { Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import type { Client } from './clients.ts';
import { loginPurposes } from './one-time-codes.ts';

/** Ends one session of a client with its unused hand-off codes. Returns false if there is no such session. */
export const endSession = (
  db: Db,
  { clientId, id, now }: { clientId: number; id: number; now: number },
): Promise<boolean> =>
  db.transaction().execute(async (rows) => {
    const { numUpdatedRows } = await rows
      .updateTable('sessions')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('client_id', '=', clientId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    await rows
      .deleteFrom('one_time_codes')
      .where('session_id', '=', id)
      .where('client_id', '=', clientId)
      .execute();
    return numUpdatedRows === 1n;
  });

interface Options {
  keptSession?: number | null;
  change?: Partial<Client>;
  /** Writes further rows in the same transaction. */
  alongside?: (rows: Db) => Promise<void>;
}

/**
 * Ends all sessions of a client except `keptSession`, and deletes all codes of links that log in. `change` is written to
 * the client in the same transaction. A login that began before creates a session of the old version, which is invalid.
 */
export const endSessions = (
  db: Db,
  clientId: number,
  { keptSession = null, change = {}, alongside }: Options = {},
): Promise<Client> =>
  db.transaction().execute(async (rows) => {
    const client = await rows
      .updateTable('clients')
      .set(({ eb }) => ({ ...change, session_version: eb('session_version', '+', 1) }))
      .where('id', '=', clientId)
      .where('deleted_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!client) throw new Refusal('loginRequired');
    // A kept session gets the new version, unless another request has ended it meanwhile.
    await rows
      .updateTable('sessions')
      .set({ version: client.session_version })
      .where('id', '=', keptSession)
      .where('client_id', '=', clientId)
      .where('version', '=', client.session_version - 1)
      .execute();
    await rows
      .deleteFrom('one_time_codes')
      .where('client_id', '=', clientId)
      .where('purpose', 'in', loginPurposes)
      .execute();
    await alongside?.(rows);
    return client;
  });
