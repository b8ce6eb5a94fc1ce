import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../database/schema.ts';
import { clockToleranceMs, minuteMs } from '../../durations.ts';
import { changeSession } from './sessions.ts';

const loginLifetimeMs = 10 * minuteMs;
/** Maximum number of codes that a client may enter for one letter. */
const maximumEntries = 5;

/** Returns the hash of a code. It includes the session, because two sessions may have the same code. */
const loginHashOf = (sessionId: number, code: string) =>
  createHash('sha256').update(`${sessionId} ${code}`).digest();

/** Creates the code of a session, 6 digits. An earlier code of the session becomes invalid. */
export const createLoginCode = async (db: Db, sessionId: number, now: number): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    hash: loginHashOf(sessionId, code).toString('hex'),
    tries: 0,
    expires_at: now + loginLifetimeMs,
  };
  await db
    .insertInto('login_codes')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute();
  return code;
};

/**
 * Uses up the code of a session and marks its login as proved. Returns false if the code is wrong, used, expired or entered too
 * often. The entry is counted before the comparison, so that simultaneous entries cannot exceed the maximum.
 */
export const redeemLoginCode = (
  db: Db,
  sessionId: number,
  { code, now }: { code: string; now: number },
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const loginCode = await tx
      .updateTable('login_codes')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('session_id', '=', sessionId)
      .where('tries', '<', maximumEntries)
      .where('expires_at', '>=', now)
      // A code that was created before the clock was set back is refused, because it would be valid for too long.
      .where('expires_at', '<=', now + loginLifetimeMs + clockToleranceMs)
      .returning('hash')
      .executeTakeFirst();
    if (!loginCode || !timingSafeEqual(Buffer.from(loginCode.hash, 'hex'), loginHashOf(sessionId, code)))
      return false;
    await tx.deleteFrom('login_codes').where('session_id', '=', sessionId).execute();
    await changeSession(tx, sessionId, { is_proved: 1 });
    return true;
  });
