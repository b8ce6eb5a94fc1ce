import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/schema.ts';
import { clockToleranceMs } from '../clock-tolerance.ts';

const lifetimeMs = 10 * 60_000;
/** Codes that may be entered for one letter, right or wrong. */
const maximumTries = 5;

/** The session is part of the hash, because two sessions may have the same code. */
const hashOf = (sessionId: number, code: string) =>
  createHash('sha256').update(`${sessionId} ${code}`).digest();

/** Creates the code of a session, 6 digits. An earlier one of the same session ends. */
export const createLoginCode = async (db: Db, sessionId: number, now: number): Promise<string> => {
  await db.deleteFrom('login_codes').where('expires_at', '<', now).execute();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = { hash: hashOf(sessionId, code).toString('hex'), tries: 0, expires_at: now + lifetimeMs };
  await db
    .insertInto('login_codes')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute();
  return code;
};

/**
 * Uses up the code of a session and marks its login as proved. Returns false if the code is wrong, used, expired or tried too
 * often. The try is counted before the comparison, so that simultaneous tries are no more than others.
 */
export const redeemLoginCode = (
  db: Db,
  sessionId: number,
  { code, now }: { code: string; now: number },
): Promise<boolean> =>
  db.transaction().execute(async (rows) => {
    const found = await rows
      .updateTable('login_codes')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('session_id', '=', sessionId)
      .where('tries', '<', maximumTries)
      .where('expires_at', '>=', now)
      // After the clock has been set back, an older code would live longer than it may.
      .where('expires_at', '<=', now + lifetimeMs + clockToleranceMs)
      .returning('hash')
      .executeTakeFirst();
    if (!found || !timingSafeEqual(Buffer.from(found.hash, 'hex'), hashOf(sessionId, code))) return false;
    await rows.deleteFrom('login_codes').where('session_id', '=', sessionId).execute();
    await rows.updateTable('sessions').set({ is_proved: 1 }).where('id', '=', sessionId).execute();
    return true;
  });
