import type { ActName } from '../../../api/act-names.ts';
import { writerGrades } from '../../../order/vocabulary/ids.ts';
import type { Database, Db } from '../../database/schema.ts';
import { isoTimeOrNull } from '../../database/time.ts';
import { requireFound } from '../../http/parameters.ts';
import { findWriterRow, putWriter } from '../../orders/store/writers.ts';
import { type DiscountRow, findDiscountRow, putDiscount } from '../../sites/store/discounts.ts';
import type { Site } from '../../sites/store/sites.ts';
import { officeRefusal } from '../office-sentences.ts';
import { addAct } from '../store/acts.ts';
import { type ActedSite, changeSite, siteName } from './sites.ts';

/** Kind of items that a site has by code. */
interface ItemKind<Row> {
  /** Name of the act, and noun of an item in the log. */
  names: readonly [act: ActName, noun: string];
  find: (tx: Db, siteId: number, code: string) => Promise<Row | undefined>;
  put: (tx: Db, row: Row) => Promise<void>;
  /** Returns the values of an item for the record of an act. */
  valuesOf: (row: Row) => Record<string, unknown>;
}

/**
 * Creates the function that adds or changes an item by an act. `decide` gets the present item, if there is one, and returns the
 * new one.
 */
const createSave =
  <Row>({ names: [act, noun], find, put, valuesOf }: ItemKind<Row>) =>
  (
    db: Db,
    { site, actor }: ActedSite<{ id: number; host: string }>,
    { code, decide }: { code: string; decide: (before: Row | undefined) => Row },
  ): Promise<void> =>
    changeSite(db, site, async (tx) => {
      const before = await find(tx, site.id, code);
      const after = decide(before);
      await put(tx, after);
      const values = { before: before && valuesOf(before), after: valuesOf(after) };
      await addAct(tx, { act, about: `${noun} ${code} of ${siteName(site)}`, ...values }, actor);
    });

/** Returns the decision that adds an item; it refuses a code that the site has already. */
export const addedAs =
  <Row>(row: Row) =>
  (before: Row | undefined): Row => {
    if (before) throw officeRefusal('code', 'codeTaken');
    return row;
  };

/** Returns the decision that changes an item; it refuses an unknown code. */
export const changedBy =
  <Row>(change: (before: Row) => Row) =>
  (before: Row | undefined): Row =>
    change(requireFound(before));

/** Returns the limits of a code for the API and for the record of an act. */
export const discountLimitsOf = (row: DiscountRow) => ({
  isFirstOrderOnly: row.first_order_only === 1,
  maximumUses: row.maximum_uses,
  maximumUsesPerCustomer: row.maximum_uses_per_client,
  minimumDollars: row.minimum_cents === null ? null : row.minimum_cents / 100,
});

export const saveDiscount = createSave<DiscountRow>({
  names: ['saveDiscount', 'code'],
  find: findDiscountRow,
  put: putDiscount,
  valuesOf: (row) => ({
    type: row.type,
    value: row.amount / 100,
    from: isoTimeOrNull(row.active_from),
    until: isoTimeOrNull(row.active_to),
    ...discountLimitsOf(row),
    isPaused: row.is_paused === 1,
  }),
});

export const saveWriter = createSave<Database['writers']>({
  names: ['saveWriter', 'writer'],
  find: findWriterRow,
  put: putWriter,
  valuesOf: ({ grade_id, is_active }) => ({ gradeId: grade_id, isActive: is_active === 1 }),
});

/** Returns the grades of a site. "My previous writer" is left out, because it is a choice of customers. */
export const gradesOf = ({ bootstrap }: Pick<Site, 'bootstrap'>): { id: number; name: string }[] =>
  bootstrap.dictionaries.writerGrade
    .filter(({ id }) => id !== writerGrades.previous)
    .map(({ id, name }) => ({ id, name }));
