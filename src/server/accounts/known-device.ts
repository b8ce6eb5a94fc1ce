import type { Db } from '../database/schema.ts';
import { accountOf } from '../stores/clients/clients.ts';

/** Session and secret that a device remembers of its last login: the claims of that token, without its signature. */
const readRemembered = (sent: string): { sid: number; device: string } | null => {
  try {
    const { sid, device }: { sid?: unknown; device?: unknown } = JSON.parse(
      Buffer.from(sent, 'base64url').toString(),
    );
    return Number.isSafeInteger(sid) ? { sid: Number(sid), device: String(device) } : null;
  } catch {
    return null;
  }
};

/**
 * Returns the name under which attempts for an address are counted. A device that has logged in to the account before has
 * a count of its own, so that the guesses of strangers cannot lock it out. The session may have ended long ago.
 */
export const countedAccount = async (
  db: Db,
  { siteId, email, device: sent = '' }: { siteId: number; email: string; device?: string | undefined },
): Promise<string> => {
  const account = accountOf(siteId, email);
  const remembered = readRemembered(sent);
  if (!remembered) return account;
  const known = await db
    .selectFrom('sessions')
    .innerJoin('clients', 'clients.id', 'sessions.client_id')
    .select('email')
    .where('sessions.id', '=', remembered.sid)
    .where('device_key', '=', remembered.device)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return known && accountOf(siteId, known.email) === account ? `device ${remembered.sid}` : account;
};
