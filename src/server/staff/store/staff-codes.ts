import { randomInt } from 'node:crypto';
import { changesRow } from '../../database/batches.ts';
import { hashOf, newSecret } from '../../database/ids-and-secrets.ts';
import type { Database, Db } from '../../database/schema.ts';
import { dayMs } from '../../durations.ts';

type Purpose = Database['staff_codes']['purpose'];

/** Milliseconds for which an invitation is valid: a week. */
const invitationMs = 7 * dayMs;

/** Creates an invitation and returns its code. Earlier invitations of the person stay valid. */
export const createInvitation = async (db: Db, staffId: number, now: number): Promise<string> => {
  const code = newSecret();
  const row = {
    hash: hashOf(`invitation ${code}`),
    staff_id: staffId,
    purpose: 'invitation',
    expires_at: now + invitationMs,
  } as const;
  await db.insertInto('staff_codes').values(row).execute();
  return code;
};

/** Returns the id of the person whom an invitation is for; null if it is used, expired or unknown. It stays open. */
export const findInvitation = async (db: Db, code: string, now: number): Promise<number | null> => {
  const row = await db
    .selectFrom('staff_codes')
    .select('staff_id')
    .where('hash', '=', hashOf(`invitation ${code}`))
    .where('expires_at', '>=', now)
    .executeTakeFirst();
  return row?.staff_id ?? null;
};

/** Uses up a code of a person, with the person's other invitations. Of two simultaneous uses only one returns true. */
export const spendCode = (
  db: Db,
  { purpose, code, staffId }: { purpose: Purpose; code: string; staffId: number },
): Promise<boolean> =>
  changesRow(
    db
      .deleteFrom('staff_codes')
      .where('hash', '=', hashOf(`${purpose} ${code}`))
      .where('staff_id', '=', staffId),
  );

const recoveryCodeCount = 8;
const readable = () =>
  Array.from({ length: 10 }, () => 'abcdefghjkmnpqrstuvwxyz23456789'[randomInt(31)]).join('');

/** Replaces the recovery codes of a person. Returns them; the database keeps their hashes alone. */
export const createRecoveryCodes = async (tx: Db, staffId: number): Promise<string[]> => {
  const codes = Array.from({ length: recoveryCodeCount }, readable);
  await tx
    .deleteFrom('staff_codes')
    .where((eb) => eb.and({ staff_id: staffId }))
    .execute();
  const values = codes.map((code) => ({
    hash: hashOf(`recovery ${code}`),
    staff_id: staffId,
    purpose: 'recovery' as const,
    expires_at: null,
  }));
  await tx.insertInto('staff_codes').values(values).execute();
  return codes;
};
