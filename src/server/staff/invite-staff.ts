import type { Db } from '../database/schema.ts';
import { addLetters } from '../letters/store/outbox.ts';
import { type Actor, addAct } from './store/acts.ts';
import { hasEntered, type InvitedStaff, putStaff, type StaffRow } from './store/staff.ts';
import { createInvitation } from './store/staff-codes.ts';

/** Invites a person by a letter of a site. The letter's link is created when the letter is sent. */
export const inviteStaff = (
  db: Db,
  { invited, siteId }: { invited: InvitedStaff; siteId: number },
  actor: Actor,
): Promise<StaffRow> =>
  db.transaction().execute(async (rows) => {
    const row = await putStaff(rows, invited, actor.now);
    const { name, email, role } = row;
    await addAct(rows, { act: 'inviteStaff', about: `person ${email}`, after: { name, role } }, actor);
    await addLetters(rows, [
      { siteId, kind: 'staff-invitation', address: email, about: String(row.id), now: actor.now },
    ]);
    return row;
  });

/**
 * Creates an invitation for the first owner, who chooses the e-mail address when accepting it; returns its code. Returns null if
 * somebody has entered the office before. Each call replaces the invitation.
 */
export const inviteFirstOwner = (db: Db, now: number): Promise<string | null> =>
  db.transaction().execute(async (rows) => {
    if (await hasEntered(rows)) return null;
    const first = { email: '', name: '', role: 'owner', writer: null } as const;
    const { id } = await putStaff(rows, first, now);
    return createInvitation(rows, id, now);
  });
