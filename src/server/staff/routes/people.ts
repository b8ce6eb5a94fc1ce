import { Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import { managers, type StaffRole, staffRoles } from '../../../api/staff-roles.ts';
import { isExactAddress } from '../../accounts/account-fields.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { readId } from '../../http/parameters.ts';
import { ownerAccess } from '../../http/staff-access.ts';
import { findWriter } from '../../orders/store/writers.ts';
import { changeStaff } from '../change-staff.ts';
import { flag, short } from '../field-types.ts';
import { inviteStaff } from '../invite-staff.ts';
import { memberOf } from '../staff-member.ts';
import { listActs } from '../store/acts.ts';
import { listStaff } from '../store/staff.ts';

const Role = Type.Union(staffRoles.map((role) => Type.Literal(role)));
const Person = Type.Object({
  email: short,
  name: short,
  role: Role,
  site: Type.Optional(short),
  writerCode: Type.Optional(short),
});
const ChangeBody = Type.Object({
  name: Type.Optional(short),
  role: Type.Optional(Role),
  isActive: flag,
});

/** Registers the persons of the office, their sessions and the log of acts. */
export const registerPeople = (deps: CallDeps): void => {
  const { router, db, sites } = deps;

  /** Returns site and code of the writer whom a body names; refuses unknown ones. Other roles have no writer. */
  const readWriter = async (role: StaffRole, host = '', code = '') => {
    if (role !== 'writer') return null;
    const site = await sites.find(host);
    if (!site) throw new Refusal('invalid', { site: 'choiceUnavailable' });
    const found = await findWriter(db, { siteId: site.id, code, clientId: null });
    if (!found) throw new Refusal('invalid', { writerCode: 'choiceUnavailable' });
    return { siteId: site.id, code: found.code };
  };

  router.staff(calls.staffMembers, ownerAccess, async () => {
    const all = await sites.all();
    return (await listStaff(db)).map((row) => memberOf(row, all));
  });
  router.staff(calls.inviteStaff, { ...ownerAccess, body: Person }, async ({ body, site, staff, actor }) => {
    const { email, name, role } = body;
    if (!isExactAddress(email)) throw new Refusal('invalid', { email: 'emailInvalid' });
    if (email.trim().toLowerCase() === staff.email)
      throw new Refusal('invalid', { email: 'choiceUnavailable' });
    const invited = { email, name, role, writer: await readWriter(role, body.site, body.writerCode) };
    const row = await inviteStaff(db, { invited, siteId: site.id }, actor);
    return memberOf(row, await sites.all());
  });
  router.staff(calls.changeStaff, { ...ownerAccess, body: ChangeBody }, async ({ body, params, actor }) => {
    const row = await changeStaff(db, { id: readId(params.id), change: body }, actor);
    return memberOf(row, await sites.all());
  });
  router.staff(
    calls.staffActs,
    { roles: managers, body: Type.Object({ about: Type.Optional(short) }) },
    ({ body: { about } }) => listActs(db, about),
  );
};
