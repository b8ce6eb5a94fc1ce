import type { Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';
import { type DiscountRow, findDiscountRow, putDiscount } from '../../sites/store/discounts.ts';
import { bumpVersion } from '../../sites/store/write-site.ts';
import { type Actor, addAct } from '../store/acts.ts';
import { nameOf } from './sites.ts';

const momentOf = (time: number | null) => (time === null ? null : isoTime(time));

/** Returns the values of a code for the record of an act. */
const valuesOf = (row: DiscountRow) => ({
  type: row.type,
  value: row.amount / 100,
  from: momentOf(row.active_from),
  until: momentOf(row.active_to),
  isFirstOrderOnly: row.first_order_only === 1,
  isPaused: row.is_paused === 1,
});

/** Adds or changes a discount code by an act. `decide` gets the present code, if there is one, and returns the new one. */
export const saveDiscount = (
  db: Db,
  site: { id: number; host: string },
  { code, decide }: { code: string; decide: (before: DiscountRow | undefined) => DiscountRow },
  actor: Actor,
): Promise<void> =>
  db.transaction().execute(async (rows) => {
    // The version is written first, because this write locks the site against simultaneous changes.
    await bumpVersion(rows, site.id);
    const before = await findDiscountRow(rows, site.id, code);
    const after = decide(before);
    await putDiscount(rows, after);
    const values = { ...(before && { before: valuesOf(before) }), after: valuesOf(after) };
    await addAct(rows, { act: 'saveDiscount', about: `code ${code} of ${nameOf(site)}`, ...values }, actor);
  });
