import type { Device } from '../../accounts/store/sessions.ts';
import { changesRow } from '../../database/batches.ts';
import { hashOf, newId, newSecret } from '../../database/ids-and-secrets.ts';
import type { Db } from '../../database/schema.ts';
import { dayMs, minuteMs } from '../../durations.ts';
import type { StaffRow } from './staff.ts';

/** Milliseconds without use after which a session is over, and milliseconds after its login after which it is over anyway. */
const [idleLimitMs, absoluteLimitMs] = [7 * dayMs, 30 * dayMs];
/** Precision of the last use, because a write for every request would be slow. */
export const usePrecisionMs = 5 * minuteMs;

/** Adds a session and returns the secret for its cookie. */
export const addStaffSession = async (
  tx: Db,
  staffId: number,
  { device, now }: { device: Device; now: number },
): Promise<string> => {
  const secret = newSecret();
  const { user_agent, network } = device;
  const row = { id: newId(), staff_id: staffId, cookie_hash: hashOf(secret), user_agent, network };
  await tx
    .insertInto('staff_sessions')
    .values({ ...row, logged_in_at: now, last_used_at: now })
    .execute();
  return secret;
};

const liveSessions = (db: Db, now: number) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .where('is_active', '=', 1)
    .where('logged_in_at', '>', now - absoluteLimitMs)
    .where('last_used_at', '>', now - idleLimitMs);

export interface StaffSession extends StaffRow {
  session_id: number;
  /** Site of an API key, which reaches nothing of other sites; null for a person. */
  key_site_id: number | null;
}

/** Finds the person of a cookie by one query for each request, so that an ended session is over at once on every server. */
export const findStaffSession = async (
  db: Db,
  secret: string,
  now: number,
): Promise<StaffSession | undefined> => {
  const row = await liveSessions(db, now)
    .where('cookie_hash', '=', hashOf(secret))
    .selectAll('staff')
    .select(['staff_sessions.id as session_id', 'last_used_at'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { last_used_at, ...person } = row;
  const session = { ...person, key_site_id: null };
  if (now - last_used_at > usePrecisionMs)
    await db
      .updateTable('staff_sessions')
      .set({ last_used_at: now })
      .where('id', '=', session.session_id)
      .execute();
  return session;
};

export const listStaffSessions = (db: Db, staffId: number, now: number) =>
  liveSessions(db, now)
    .where('staff_id', '=', staffId)
    .selectAll('staff_sessions')
    .orderBy('last_used_at', 'desc')
    .execute();

/** Ends a session of a person; returns false if the person has no such session. */
export const endStaffSession = (db: Db, staffId: number, id: number): Promise<boolean> =>
  changesRow(db.deleteFrom('staff_sessions').where((eb) => eb.and({ id, staff_id: staffId })));
