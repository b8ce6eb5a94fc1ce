import type { Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import type { ClientRow } from './clients.ts';
import { loginPurposes } from './codes.ts';

/**
 * Ends one session of a client with its unused hand-off codes. Returns false if there is no such session. `tx` has to be a
 * transaction.
 */
export const endSession = async (
  tx: Db,
  { clientId, id, now }: { clientId: number; id: number; now: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where((eb) => eb.and({ id, client_id: clientId }))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  await tx
    .deleteFrom('one_time_codes')
    .where((eb) => eb.and({ session_id: id, client_id: clientId }))
    .execute();
  return numUpdatedRows === 1n;
};

interface EndingOptions {
  /** Session that makes the change. Refuses with `loginRequired` if another request has ended it meanwhile. */
  keptSession?: number | null;
  change?: Partial<ClientRow>;
  /** Key of the address that the account has. Refuses with `loginRequired` if it has another one meanwhile. */
  emailKey?: string;
  /** Writes further rows in the same transaction, after the change. */
  alongside?: (tx: Db, client: ClientRow) => Promise<unknown>;
}

/**
 * Ends all sessions of a client except `keptSession`, and deletes all codes of links that log in. Devices of ended sessions are
 * unknown from then on. `change` is written to the client in the same transaction. A login that began before creates a session
 * of the old version, which is invalid.
 */
export const endSessions = (
  db: Db,
  clientId: number,
  { keptSession = null, change = {}, emailKey, alongside }: EndingOptions = {},
): Promise<ClientRow> =>
  db.transaction().execute(async (tx) => {
    const client = await tx
      .updateTable('clients')
      .set(({ eb }) => ({ ...change, session_version: eb('session_version', '+', 1) }))
      .where('id', '=', clientId)
      .where('deleted_at', 'is', null)
      .$if(emailKey !== undefined, (query) => query.where('email_key', '=', emailKey ?? ''))
      .returningAll()
      .executeTakeFirst();
    if (!client) throw new Refusal('loginRequired');
    const { numUpdatedRows } = await tx
      .updateTable('sessions')
      .set({ version: client.session_version })
      .where('id', '=', keptSession)
      .where((eb) => eb.and({ client_id: clientId, version: client.session_version - 1 }))
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    if (keptSession !== null && numUpdatedRows === 0n) throw new Refusal('loginRequired');
    await tx
      .deleteFrom('one_time_codes')
      .where('client_id', '=', clientId)
      .where('purpose', 'in', loginPurposes)
      .execute();
    await alongside?.(tx, client);
    return client;
  });

/** Deletes all codes that were sent to the mailbox of a client: those of links, and those of logins. */
export const deleteCodes = async (tx: Db, clientId: number): Promise<void> => {
  await tx.deleteFrom('one_time_codes').where('client_id', '=', clientId).execute();
  await tx
    .deleteFrom('login_codes')
    .where('session_id', 'in', (query) =>
      query.selectFrom('sessions').select('id').where('client_id', '=', clientId),
    )
    .execute();
};

/** Ways to reach and to greet a customer, as a new account has them. */
export const noContact = {
  first_name: '',
  last_name: '',
  phone: '',
  alternative_email: '',
  alternative_phone: '',
} as const satisfies Partial<ClientRow>;

/**
 * Gives an account to the person who has just shown access to its mailbox. Ends all sessions, deletes all codes and all links
 * to accounts of social networks, and replaces the password. Before the address was confirmed, a stranger may have registered
 * it, so that the ways to reach the customer are deleted too.
 */
export const claimAccount = (
  db: Db,
  { id, email_key, email_confirmed }: Pick<ClientRow, 'id' | 'email_key' | 'email_confirmed'>,
  { password_hash, alongside }: Pick<ClientRow, 'password_hash'> & Pick<EndingOptions, 'alongside'>,
): Promise<ClientRow> =>
  endSessions(db, id, {
    // Another mailbox than that of the link or of the social network must not become confirmed.
    emailKey: email_key,
    change: { password_hash, email_confirmed: 1, ...(email_confirmed === 0 && noContact) },
    alongside: async (tx, client) => {
      await tx.deleteFrom('social_accounts').where('client_id', '=', id).execute();
      await deleteCodes(tx, id);
      await alongside?.(tx, client);
    },
  });

/** Returns whether the customer has ended a session: by a logout in it, or in the list of sessions. */
export const isSessionEnded = async (db: Db, id: number): Promise<boolean> => {
  const row = await db.selectFrom('sessions').select('ended_at').where('id', '=', id).executeTakeFirst();
  return typeof row?.ended_at === 'number';
};
