import { writerGrades } from '../../../order/vocabulary/ids.ts';
import type { Deps } from '../../deps.ts';
import { listWriters, saveWriter } from '../../sites/store/writers.ts';
import { findSiteContent } from './find-site.ts';

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
