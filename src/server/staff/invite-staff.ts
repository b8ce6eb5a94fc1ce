import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { addLetters } from '../letters/store/outbox.ts';
import { personValues } from './change-staff.ts';
import { type Actor, addAct } from './store/acts.ts';
import {
  findStaffByEmail,
  hasEntered,
  type InvitedStaff,
  lockOtherOwners,
  putStaff,
  type StaffRow,
} from './store/staff.ts';
import { createInvitation } from './store/staff-codes.ts';

const owner = { name: '', role: 'owner', writer: null } as const;

/** Adds or replaces an invited person and records the act. `before` is the row of a person who has the address already. */
const invite = async (
  tx: Db,
  { invited, before }: { invited: InvitedStaff; before: StaffRow | undefined },
  actor: Actor,
): Promise<StaffRow> => {
  const row = await putStaff(tx, invited, actor.now);
  const values = { before: before && personValues(before), after: personValues(row) };
  await addAct(tx, { act: 'inviteStaff', about: `person ${row.email}`, ...values }, actor);
  return row;
};

/**
 * Invites a person by a letter of a site. The letter's link is created when the letter is sent. Refuses an invitation that would
 * leave the office without an owner, because two owners invite each other.
 */
export const inviteStaff = (
  db: Db,
  { invited, siteId }: { invited: InvitedStaff; siteId: number },
  actor: Actor,
): Promise<StaffRow> =>
  db.transaction().execute(async (tx) => {
    const before = await findStaffByEmail(tx, invited.email);
    if ((await lockOtherOwners(tx, before?.id ?? 0)) === 0) throw new Refusal('lastOwner');
    const row = await invite(tx, { invited, before }, actor);
    const letter = { siteId, kind: 'staff-invitation', address: row.email, about: String(row.id) } as const;
    await addLetters(tx, [{ ...letter, now: actor.now }]);
    return row;
  });

/** Invites an owner by a command, also one who cannot log in any more; returns the code of the invitation. */
export const inviteOwner = (db: Db, email: string, actor: Actor): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const before = await findStaffByEmail(tx, email);
    const { id } = await invite(tx, { invited: { ...owner, email }, before }, actor);
    return createInvitation(tx, id, actor.now);
  });

/**
 * Creates an invitation for the first owner, who chooses the e-mail address when accepting it; returns its code. Returns null if a
 * person has entered the office before. Each call replaces the invitation.
 */
export const inviteFirstOwner = (db: Db, now: number): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    if (await hasEntered(tx)) return null;
    const { id } = await putStaff(tx, { ...owner, email: '' }, now);
    return createInvitation(tx, id, now);
  });
