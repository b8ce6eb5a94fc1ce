import { writerGrades } from '../../../order/vocabulary/ids.ts';
import { findClient } from '../../accounts/store/clients.ts';
import { endSessions } from '../../accounts/store/end-sessions.ts';
import type { Deps } from '../../deps.ts';
import { listWriters, saveWriter } from '../../orders/store/writers.ts';
import { findSite, findSiteContent } from './sites.ts';

/** `writer HOST`: lists the writers of a site. `writer HOST CODE GRADE`: adds a writer or changes the grade. */
export const writer = async (deps: Deps, [host, code, grade = '']: readonly string[]): Promise<string[]> => {
  const { id, bootstrap } = await findSiteContent(deps, host);
  // The grade "My previous writer" is left out, because it is a choice of customers and not a grade that writers have.
  const grades = bootstrap.dictionaries.writerGrade.filter(({ id }) => id !== writerGrades.previous);
  const gradeName = (wanted: number) => grades.find(({ id }) => id === wanted)?.name ?? String(wanted);
  if (!code) {
    const rows = await listWriters(deps.db, id);
    return rows.map((row) => `${row.code}  ${gradeName(row.grade_id)}`);
  }
  const name = code.toUpperCase();
  if (!/^W\d{1,5}$/.test(name))
    throw new Error(`"${code}" is not a writer's code. A code is W and one to five digits.`);
  const found = grades.find(({ id, name }) => [String(id), name.toLowerCase()].includes(grade.toLowerCase()));
  if (!found)
    throw new Error(
      `"${grade}" is not a grade. The grades are: ${grades.map(({ id, name }) => `${id} ${name}`).join(', ')}.`,
    );
  await saveWriter(deps.db, { site_id: id, code: name, grade_id: found.id });
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
