import type { ExpressionBuilder } from 'kysely';
import { serverMessages } from '../../../validation/messages/server.ts';
import { hashOf, newSecret } from '../../database/ids-and-secrets.ts';
import type { Database, Db } from '../../database/schema.ts';
import { clockToleranceMs, dayMs, hourMs, minuteMs } from '../../durations.ts';
import { Refusal } from '../../errors.ts';
import { type ClientRow, writeForClient } from './clients.ts';

type Purpose = Database['one_time_codes']['purpose'];

const lifetimes: Readonly<Record<Purpose, number>> = {
  'hand-off': minuteMs,
  reset: hourMs,
  'confirm-email': 7 * dayMs,
};

/** Purposes of the codes that log in or replace a password. */
export const loginPurposes: readonly Purpose[] = ['hand-off', 'reset'];

interface CodeUse {
  purpose: Purpose;
  now: number;
}

/** Client of a code. A hand-off code also has a session and an order. */
interface CodeOwner {
  clientId: number;
  sessionId: number | null;
  orderCode: string | null;
}

/**
 * Creates a code for one use and returns it. Refuses with `loginRequired` if the account no longer has the address of the
 * letter.
 */
export const createCode = async (
  db: Db,
  {
    clientId,
    sessionId = null,
    orderCode = null,
    address,
    purpose,
    now,
  }: CodeUse & Partial<CodeOwner> & { clientId: number; address?: string },
): Promise<string> => {
  const code = newSecret();
  const row = {
    hash: hashOf(`${purpose} ${code}`),
    purpose,
    client_id: clientId,
    session_id: sessionId,
    order_code: orderCode,
    expires_at: now + lifetimes[purpose],
    used_at: null,
  };
  await writeForClient(db, clientId, (tx, { email }) => {
    if (address !== undefined && address !== email) throw new Refusal('loginRequired');
    return tx.insertInto('one_time_codes').values(row).execute();
  });
  return code;
};

/** A code that a request names, with the site of the request. Codes of other clients are ignored if `clientId` is given. */
interface NamedCode extends CodeUse {
  siteId: number;
  clientId?: number;
}

/** Returns the condition that a row is a code that can be used now. */
const isUsable =
  (code: string, { siteId, purpose, now, clientId }: NamedCode) =>
  (eb: ExpressionBuilder<Database, 'one_time_codes'>) =>
    eb.and([
      eb('hash', '=', hashOf(`${purpose} ${code}`)),
      eb('used_at', 'is', null),
      eb('expires_at', '>=', now),
      // A code that was created before the clock was set back is refused, because it would be valid for too long.
      eb('expires_at', '<=', now + lifetimes[purpose] + clockToleranceMs),
      eb(
        'client_id',
        'in',
        eb.selectFrom('clients').select('id').where('site_id', '=', siteId).where('deleted_at', 'is', null),
      ),
      ...(clientId === undefined ? [] : [eb('client_id', '=', clientId)]),
    ]);

/** Creates the refusal for a link whose code is used, expired or unknown. */
export const spentLinkRefusal = () => new Refusal('linkSpent', { token: serverMessages.linkSpent });

/**
 * Uses up the code of a link and returns its owner; refuses a code that is used, expired or unknown. Of two simultaneous uses
 * only one succeeds. Codes of other sites and other clients stay unused.
 */
export const redeemLink = async (db: Db, code: string, named: NamedCode): Promise<CodeOwner> => {
  const owner = await db
    .updateTable('one_time_codes')
    .set({ used_at: named.now })
    .where(isUsable(code, named))
    .returning(['client_id as clientId', 'session_id as sessionId', 'order_code as orderCode'])
    .executeTakeFirst();
  if (!owner) throw spentLinkRefusal();
  return owner;
};

/** Returns the client of a link's code, which stays unused. Refuses the same codes as `redeemLink`. */
export const readLink = async (db: Db, code: string, named: NamedCode): Promise<ClientRow> => {
  const usable = db.selectFrom('one_time_codes').select('client_id').where(isUsable(code, named));
  const client = await db.selectFrom('clients').selectAll().where('id', 'in', usable).executeTakeFirst();
  if (!client) throw spentLinkRefusal();
  return client;
};
