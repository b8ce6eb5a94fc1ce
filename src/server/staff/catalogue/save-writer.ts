import { writerGrades } from '../../../order/vocabulary/ids.ts';
import type { Database, Db } from '../../database/schema.ts';
import { findWriterRow, putWriter } from '../../orders/store/writers.ts';
import type { Site } from '../../sites/store/sites.ts';
import { bumpVersion } from '../../sites/store/write-site.ts';
import { type Actor, addAct } from '../store/acts.ts';
import { nameOf } from './sites.ts';

type WriterRow = Database['writers'];

/** Returns the grades of a site. "My previous writer" is left out, because it is a choice of customers. */
export const gradesOf = ({ bootstrap }: Pick<Site, 'bootstrap'>): { id: number; name: string }[] =>
  bootstrap.dictionaries.writerGrade
    .filter(({ id }) => id !== writerGrades.previous)
    .map(({ id, name }) => ({ id, name }));

const valuesOf = ({ grade_id, is_active }: WriterRow) => ({ gradeId: grade_id, isActive: is_active === 1 });

/** Adds or changes a writer by an act. `decide` gets the present writer, if there is one, and returns the new one. */
export const saveWriter = (
  db: Db,
  site: { id: number; host: string },
  { code, decide }: { code: string; decide: (before: WriterRow | undefined) => WriterRow },
  actor: Actor,
): Promise<void> =>
  db.transaction().execute(async (rows) => {
    // The version is written first, because this write locks the site against simultaneous changes.
    await bumpVersion(rows, site.id);
    const before = await findWriterRow(rows, site.id, code);
    const after = decide(before);
    await putWriter(rows, after);
    const values = { ...(before && { before: valuesOf(before) }), after: valuesOf(after) };
    await addAct(rows, { act: 'saveWriter', about: `writer ${code} of ${nameOf(site)}`, ...values }, actor);
  });
