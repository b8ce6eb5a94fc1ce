import { isExactAddress } from '../../accounts/account-fields.ts';
import { findClient } from '../../accounts/store/clients.ts';
import { endSessions } from '../../accounts/store/end-sessions.ts';
import type { Deps } from '../../deps.ts';
import { officeAddress } from '../../http/hosts.ts';
import { listWritersWithLoad } from '../../orders/store/writers.ts';
import { gradesOf, saveWriter } from '../../staff/catalogue/save-item.ts';
import { inviteOwner } from '../../staff/invite-staff.ts';
import { commandActor } from '../../staff/store/acts.ts';
import { findSite, findSiteContent } from './sites.ts';

/** `writer HOST`: lists the writers of a site. `writer HOST CODE GRADE`: adds a writer or changes the grade. */
export const writer = async (deps: Deps, [host, code, grade = '']: readonly string[]): Promise<string[]> => {
  const site = await findSiteContent(deps, host);
  const grades = gradesOf(site);
  const gradeName = (wanted: number) => grades.find(({ id }) => id === wanted)?.name ?? String(wanted);
  if (!code) {
    const rows = await listWritersWithLoad(deps.db, site.id);
    return rows.map((row) => `${row.code}  ${gradeName(row.grade_id)}${row.is_active ? '' : ', not active'}`);
  }
  const name = code.toUpperCase();
  if (!/^W\d{1,5}$/.test(name))
    throw new Error(`"${code}" is not a writer's code. A code is W and one to five digits.`);
  const found = grades.find(({ id, name }) => [String(id), name.toLowerCase()].includes(grade.toLowerCase()));
  if (!found)
    throw new Error(
      `"${grade}" is not a grade. The grades are: ${grades.map(({ id, name }) => `${id} ${name}`).join(', ')}.`,
    );
  const row = { site_id: site.id, code: name, grade_id: found.id, is_active: 1 };
  const actor = commandActor(deps.now());
  await saveWriter(deps.db, site, { code: name, decide: () => row }, actor);
  return [`${name} is a writer of ${host} now, graded ${found.name}.`];
};

/** `logout HOST EMAIL`: ends all sessions of a customer, and invalidates all links that log in. */
export const logout = async (deps: Deps, [host, email = '']: readonly string[]): Promise<string[]> => {
  const { id } = await findSite(deps, host);
  const client = await findClient(deps.db, id, email);
  if (!client)
    throw new Error(`${host} has no customer with the address "${email}". Check the address and the host.`);
  await endSessions(deps.db, client.id);
  return [`All sessions of ${client.email} have ended, and so have the links that log in.`];
};

/** `owner HOST EMAIL`: invites an owner of the office, also one who cannot log in any more; prints the link. */
export const owner = async (deps: Deps, [host, email = '']: readonly string[]): Promise<string[]> => {
  const site = await findSiteContent(deps, host);
  if (!isExactAddress(email)) throw new Error(`"${email}" is not an e-mail address.`);
  const token = await inviteOwner(deps.db, email, commandActor(deps.now()));
  return [
    `Give ${email} this link, which is valid once and for a week. Password, app and sessions have ended:`,
    officeAddress(site, '/', { token }),
  ];
};
