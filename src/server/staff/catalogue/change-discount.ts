import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import type { StaffDiscount } from '../../../api/resources/staff-catalogue.ts';
import { toCents } from '../../../order/price/money.ts';
import { dayIn, endOfDay, startOfDay } from '../../database/time.ts';
import { DiscountSeed } from '../../sites/site-seed.ts';
import { type DiscountRow, withoutLimits } from '../../sites/store/discounts.ts';
import type { Site } from '../../sites/store/sites.ts';
import { flag, nullOr } from '../field-types.ts';
import { officeRefusal } from '../office-sentences.ts';
import { discountLimitsOf } from './save-item.ts';

const dayOrNull = Type.Optional(nullOr(Type.String({ maxLength: 20 })));
const limitOrNull = Type.Optional(nullOr(Type.Integer({ minimum: 1, maximum: 1_000_000 })));

export const discountFields = {
  type: Type.Union([Type.Literal('percent'), Type.Literal('fixed')]),
  value: Type.Number({ minimum: 0.01, maximum: 999_999 }),
  firstDay: dayOrNull,
  lastDay: dayOrNull,
  isFirstOrderOnly: flag,
  maximumUses: limitOrNull,
  maximumUsesPerCustomer: limitOrNull,
  minimumDollars: limitOrNull,
  isConfirmed: flag,
};
const DiscountValues = Type.Object(discountFields);

/** Values of a code to set; a value that is missing stays as it is. */
type DiscountChange = Partial<Static<typeof DiscountValues>> & { isPaused?: number; isEnded?: number };

type DiscountSite = Pick<Site, 'id' | 'timeZone' | 'bootstrap'>;
interface DiscountMoment {
  site: DiscountSite;
  now: number;
}

const firstDayOf = ({ active_from }: DiscountRow, timeZone: string) =>
  active_from === null ? null : dayIn(active_from, timeZone);
/** Returns the last day on which a code is valid. A code that ends at midnight is not valid on the day that begins then. */
const lastDayOf = ({ active_to }: DiscountRow, timeZone: string) =>
  active_to === null ? null : dayIn(active_to - 1, timeZone);

/** Refuses impossible values, and a code that may make a paper free and is not confirmed. */
const checkValue = (
  { type, amount }: DiscountRow,
  { isConfirmed }: DiscountChange,
  { bootstrap }: DiscountSite,
) => {
  if (type === 'percent' && amount > 100_00) throw officeRefusal('value', 'percentTooLarge');
  const dearest = Math.max(0, ...bootstrap.tariff.grids.flatMap(({ cents }) => cents.flat().map(Number)));
  if (amount >= (type === 'percent' ? 100_00 : dearest) && !isConfirmed)
    throw officeRefusal('isConfirmed', 'codeFree');
};

/** Returns a code with changed values. Its period stays exact if the days are the same. */
export const changedDiscount = (
  row: DiscountRow,
  change: DiscountChange,
  { site, now }: DiscountMoment,
): DiscountRow => {
  const { timeZone } = site;
  const timeOf = (field: 'firstDay' | 'lastDay', day: string | null) => {
    if (day === null) return null;
    const time = (field === 'firstDay' ? startOfDay : endOfDay)(day, timeZone);
    if (time === null) throw officeRefusal(field, 'dayUnknown');
    return time;
  };
  const { firstDay = firstDayOf(row, timeZone), lastDay = lastDayOf(row, timeZone) } = change;
  const { maximumUses, maximumUsesPerCustomer, minimumDollars } = change;
  const next = {
    ...row,
    type: change.type ?? row.type,
    amount: change.value === undefined ? row.amount : toCents(change.value),
    active_from: firstDay === firstDayOf(row, timeZone) ? row.active_from : timeOf('firstDay', firstDay),
    active_to: lastDay === lastDayOf(row, timeZone) ? row.active_to : timeOf('lastDay', lastDay),
    first_order_only: change.isFirstOrderOnly ?? row.first_order_only,
    is_paused: change.isPaused ?? row.is_paused,
    maximum_uses: maximumUses === undefined ? row.maximum_uses : maximumUses,
    maximum_uses_per_client:
      maximumUsesPerCustomer === undefined ? row.maximum_uses_per_client : maximumUsesPerCustomer,
    minimum_cents: minimumDollars === undefined ? row.minimum_cents : minimumDollars && 100 * minimumDollars,
  };
  if (next.active_from !== null && next.active_to !== null && next.active_from >= next.active_to)
    throw officeRefusal('lastDay', 'dayTooEarly');
  if (next.amount !== row.amount || next.type !== row.type) checkValue(next, change, site);
  return change.isEnded ? { ...next, active_to: now } : next;
};

/** Returns the row of a new code, in upper case, because customers may type it in any case. Refuses like `changedDiscount`. */
export const newDiscount = (
  { code: name, ...change }: DiscountChange & { code: string },
  moment: DiscountMoment,
): DiscountRow => {
  const code = name.trim().toUpperCase();
  if (!Check(DiscountSeed.properties.code, code)) throw officeRefusal('code', 'codeForm');
  const none = { type: '', amount: 0, active_from: null, active_to: null, first_order_only: 0, is_paused: 0 };
  return changedDiscount({ site_id: moment.site.id, code, ...none, ...withoutLimits }, change, moment);
};

const discountStatus = ({ active_from, active_to, is_paused }: DiscountRow, now: number) => {
  if (active_to !== null && active_to <= now) return 'ended';
  if (is_paused) return 'paused';
  return active_from !== null && active_from > now ? 'planned' : 'valid';
};

/** Converts a code with the number of its uses into that of the API. */
export const staffDiscountOf = (
  row: DiscountRow & { uses: number },
  { timeZone }: DiscountSite,
  now: number,
): StaffDiscount => ({
  code: row.code,
  type: row.type === 'percent' ? 'percent' : 'fixed',
  value: row.amount / 100,
  firstDay: firstDayOf(row, timeZone),
  lastDay: lastDayOf(row, timeZone),
  ...discountLimitsOf(row),
  status: discountStatus(row, now),
  uses: Number(row.uses),
});
