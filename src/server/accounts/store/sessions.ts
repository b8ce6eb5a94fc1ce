import { hashOf, newId, newSecret } from '../../database/ids-and-secrets.ts';
import type { Database, Db } from '../../database/schema.ts';
import { dayMs } from '../../durations.ts';
import { type ClientRow, writeForClient } from './clients.ts';

type SessionRow = Database['sessions'];

/** Origin of a login. */
export type Device = Pick<SessionRow, 'user_agent' | 'network' | 'country'>;

/** Milliseconds without use after which a session is over. */
export const idleLimitMs = 30 * dayMs;
/** Milliseconds after the login after which a session is over, even if it is used. */
const absoluteLimitMs = 90 * dayMs;

interface NewSession {
  device: Device;
  isProved: boolean;
  isRegistration?: boolean;
  now: number;
}

/** Adds a session of a client; refuses with `loginRequired` if the account was deleted meanwhile. */
export const addSession = async (
  db: Db,
  client: Pick<ClientRow, 'id' | 'session_version'>,
  { device, isProved, isRegistration = false, now }: NewSession,
): Promise<SessionRow> => {
  const row: SessionRow = {
    id: newId(),
    client_id: client.id,
    version: client.session_version,
    device_key: newSecret(),
    ...device,
    logged_in_at: now,
    last_used_at: now,
    ended_at: null,
    last_order: null,
    generation: 0,
    rotated_at: now,
    cookie_hash: null,
    cookie_order: null,
    is_proved: Number(isProved),
    is_registration: Number(isRegistration),
  };
  await writeForClient(db, client.id, (tx) => tx.insertInto('sessions').values(row).execute());
  return row;
};

/** Session of an earlier login, with the secret of its device. */
export interface RememberedLogin {
  sessionId: number;
  deviceKey: string;
}

/**
 * Returns whether a device has logged in as a client before, also if that session has ended. Neither a registration nor a login
 * without its second factor counts. A reset, a password change and a logout end the trust in all devices.
 */
export const hasLoggedIn = async (
  db: Db,
  clientId: number,
  { sessionId, deviceKey }: RememberedLogin,
): Promise<boolean> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('clients', 'clients.id', 'sessions.client_id')
    .whereRef('sessions.version', '=', 'clients.session_version')
    .select('sessions.id')
    .where((eb) =>
      eb.and({ 'sessions.id': sessionId, device_key: deviceKey, client_id: clientId, is_proved: 1 }),
    )
    .executeTakeFirst();
  return row !== undefined;
};

/** Returns a query of the live sessions with their clients: sessions that are neither ended nor idle for too long. */
const liveSessions = (db: Db, now: number) =>
  db
    .selectFrom('sessions')
    .innerJoin('clients', 'clients.id', 'sessions.client_id')
    .whereRef('sessions.version', '=', 'clients.session_version')
    .where('ended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('logged_in_at', '>', now - absoluteLimitMs)
    .where('last_used_at', '>', now - idleLimitMs)
    // A use that lies far in the future was recorded before the clock was set back, so the session is over.
    .where('last_used_at', '<', now + idleLimitMs);

/** A session that is not over, with the row of its client. `id` is that of the client. */
export interface LiveSession extends ClientRow, Omit<SessionRow, 'id'> {
  session_id: number;
}

/**
 * Finds a live session by its id or by the secret of its cookie, with one query. The database is read for each request, so that
 * an ended session is over at once on every server.
 */
export const findSession = (
  db: Db,
  { siteId, now, ...by }: { siteId: number; now: number } & ({ id: number } | { cookie: string }),
): Promise<LiveSession | undefined> =>
  liveSessions(db, now)
    .where('site_id', '=', siteId)
    .where((is) => ('id' in by ? is('sessions.id', '=', by.id) : is('cookie_hash', '=', hashOf(by.cookie))))
    .selectAll('sessions')
    .selectAll('clients')
    .select('sessions.id as session_id')
    .executeTakeFirst();

export const changeSession = async (db: Db, id: number, change: Partial<SessionRow>): Promise<void> => {
  await db.updateTable('sessions').set(change).where('id', '=', id).execute();
};

/**
 * Opens a session in the cabinet and returns the secret for its cookie. If `order` is given, the cabinet shows only this order.
 */
export const addCookie = async (db: Db, id: number, order: string | null): Promise<string> => {
  const secret = newSecret();
  await changeSession(db, id, { cookie_hash: hashOf(secret), cookie_order: order });
  return secret;
};

/** Stores the generation of a new token at the token's first use. */
export const raiseGeneration = async (
  db: Db,
  { id, generation, now }: { id: number; generation: number; now: number },
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ generation, rotated_at: now })
    .where('id', '=', id)
    .where('generation', '<', generation)
    .execute();
};

/**
 * Returns the live sessions of a client, sorted by their last use, latest first. A session without a cookie is listed as long
 * as its last token may be valid.
 */
export const listSessions = (db: Db, clientId: number, now: number): Promise<SessionRow[]> =>
  liveSessions(db, now)
    .where('client_id', '=', clientId)
    .where((is) => is.or([is('cookie_hash', 'is not', null), is('last_used_at', '>', now - dayMs)]))
    .selectAll('sessions')
    .orderBy('last_used_at', 'desc')
    .orderBy('sessions.id')
    .execute();
