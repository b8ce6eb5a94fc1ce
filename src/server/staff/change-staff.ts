import type { StaffRole } from '../../api/staff-roles.ts';
import type { Db } from '../database/schema.ts';
import { Refusal } from '../errors.ts';
import { requireFound } from '../http/parameters.ts';
import { type Actor, addAct } from './store/acts.ts';
import { changeStaffRow, endStaffAccess, findStaff, lockOtherOwners, type StaffRow } from './store/staff.ts';

interface StaffChange {
  name?: string | undefined;
  role?: StaffRole | undefined;
  isActive?: number | undefined;
}

/** Returns the values of a person for the record of an act. */
export const personValues = ({ name, role, is_active }: StaffRow) => ({
  name,
  role,
  isActive: is_active === 1,
});

/**
 * Changes a person and records the act. A person who is not active any more has no session. Refuses a change that would leave the
 * office without an owner. Refuses to make a person a writer, because a writer is invited with a code.
 */
export const changeStaff = (
  db: Db,
  { id, change }: { id: number; change: StaffChange },
  actor: Actor,
): Promise<StaffRow> =>
  db.transaction().execute(async (tx) => {
    const others = await lockOtherOwners(tx, id);
    const row = requireFound(await findStaff(tx, id));
    const before = personValues(row);
    const { name = row.name, role = row.role, isActive = row.is_active } = change;
    if ((role === 'writer') !== (before.role === 'writer'))
      throw new Refusal('invalid', { role: 'choiceUnavailable' });
    const staysOwner = role === 'owner' && isActive === 1;
    if (others === 0 && !staysOwner) throw new Refusal('lastOwner');
    const changed = await changeStaffRow(tx, id, { name, role, is_active: isActive });
    if (!isActive) await endStaffAccess(tx, id);
    const values = { before, after: personValues(changed) };
    await addAct(tx, { act: 'changeStaff', about: `person ${row.email}`, ...values }, actor);
    return changed;
  });
