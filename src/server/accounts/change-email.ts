import { isUniqueViolation } from '../database/open.ts';
import type { Db } from '../database/schema.ts';
import { addLetters } from '../letters/store/outbox.ts';
import { type Client, keyOf } from './store/clients.ts';
import { deleteCodes, endSessions } from './store/end-sessions.ts';

interface Change {
  email: string;
  keptSession: number;
  /** Adds letters about what else belongs to the account. */
  alongside: (rows: Db, client: Client, now: number) => Promise<void>;
  now: number;
}

/**
 * Changes the address of an account and adds the letters to the former address, to the new one and by `alongside`, in one
 * transaction. All other sessions end, and all codes that were sent to the former address. Returns false if another account of
 * the site has the address.
 */
export const changeEmail = async (
  db: Db,
  { id, site_id: siteId, email: former, email_key, language }: Client,
  { email, keptSession, alongside, now }: Change,
): Promise<boolean> => {
  const change = { email: email.trim(), email_key: keyOf(email), email_confirmed: 0 };
  try {
    await endSessions(db, id, {
      keptSession,
      emailKey: email_key,
      change,
      alongside: async (rows, client) => {
        await deleteCodes(rows, id);
        await addLetters(rows, [
          { siteId, kind: 'email-changed', address: former, language, now },
          { siteId, kind: 'email-chosen', address: client.email, now },
        ]);
        await alongside(rows, client, now);
      },
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};
