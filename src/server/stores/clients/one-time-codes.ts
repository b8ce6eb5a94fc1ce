import { createHash } from 'node:crypto';
import { newSecret } from '../../database/new-id.ts';
import type { Database, Db } from '../../database/schema.ts';
import { clockToleranceMs } from '../clock-tolerance.ts';
import { writeForClient } from './clients.ts';

type Purpose = Database['one_time_codes']['purpose'];

const second = 1000;
const lifetimes: Readonly<Record<Purpose, number>> = {
  'hand-off': 60 * second,
  reset: 3600 * second,
  'new-password': 3600 * second,
  'confirm-email': 7 * 24 * 3600 * second,
};

/** Purposes of the codes that log in or replace a password. */
export const loginPurposes: readonly Purpose[] = ['hand-off', 'reset', 'new-password'];

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

export interface CodeUse {
  purpose: Purpose;
  now: number;
}

/** Client of a code. A hand-off code also has a session, and may be limited to one order. */
export interface CodeOwner {
  clientId: number;
  sessionId: number | null;
  orderCode: string | null;
}

/** Creates a code for one use and returns it. `code` is given if one link serves two purposes. */
export const createCode = async (
  db: Db,
  {
    clientId,
    sessionId = null,
    orderCode = null,
    purpose,
    now,
    code = newSecret(),
  }: CodeUse & Partial<CodeOwner> & { clientId: number; code?: string },
): Promise<string> => {
  const row = {
    hash: hashOf(`${purpose} ${code}`),
    purpose,
    client_id: clientId,
    session_id: sessionId,
    order_code: orderCode,
    expires_at: now + lifetimes[purpose],
    used_at: null,
  };
  await writeForClient(db, clientId, (rows) => rows.insertInto('one_time_codes').values(row).execute());
  return code;
};

/**
 * Uses up a code and returns its owner; null if it is used, expired or unknown. Of two simultaneous uses only one
 * succeeds. Codes of other sites stay unused, and so do codes of other clients if `clientId` is given.
 */
export const redeemCode = async (
  db: Db,
  code: string,
  { siteId, purpose, now, clientId = null }: CodeUse & { siteId: number; clientId?: number | null },
): Promise<CodeOwner | null> => {
  const hash = hashOf(`${purpose} ${code}`);
  const row = await db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>=', now)
    // A code that was created before the clock was set back is refused, because it would be valid for too long.
    .where('expires_at', '<=', now + lifetimes[purpose] + clockToleranceMs)
    .where('client_id', 'in', (query) =>
      query.selectFrom('clients').select('id').where('site_id', '=', siteId).where('deleted_at', 'is', null),
    )
    .$if(clientId !== null, (query) => query.where('client_id', '=', clientId))
    .returning(['client_id', 'session_id', 'order_code'])
    .executeTakeFirst();
  return row ? { clientId: row.client_id, sessionId: row.session_id, orderCode: row.order_code } : null;
};
