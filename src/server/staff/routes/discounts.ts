import { type Static, Type } from 'typebox';
import * as calls from '../../../api/calls.ts';
import type { StaffDiscount } from '../../../api/resources/staff-catalogue.ts';
import { managers } from '../../../api/staff-roles.ts';
import { toCents } from '../../../order/price/money.ts';
import { isoTime, readDay } from '../../database/time.ts';
import type { CallDeps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { officeSentences } from '../../http/refusals.ts';
import { discountCodePattern } from '../../sites/site-schema.ts';
import { type DiscountRow, listDiscounts } from '../../sites/store/discounts.ts';
import type { Site } from '../../sites/store/sites.ts';
import { addedAs, changedBy, saveDiscount } from '../catalogue/save-item.ts';
import { siteOf } from '../catalogue/sites.ts';
import { actorOf } from '../resolve-staff.ts';
import { flag } from './field-types.ts';

const dayOrNull = Type.Optional(Type.Union([Type.Null(), Type.String({ maxLength: 20 })]));
const optional = {
  firstDay: dayOrNull,
  lastDay: dayOrNull,
  isFirstOrderOnly: flag,
  isConfirmed: flag,
};
const type = Type.Union([Type.Literal('percent'), Type.Literal('fixed')]);
const value = Type.Number({ minimum: 0.01, maximum: 999_999 });
const Added = Type.Object({ code: Type.String({ maxLength: 100 }), type, value, ...optional });
const Changed = Type.Object({
  type: Type.Optional(type),
  value: Type.Optional(value),
  ...optional,
  isPaused: flag,
  isEnded: flag,
});
type Change = Static<typeof Changed>;

const dayMs = 24 * 3_600_000;
const dayOf = (time: number | null) => (time === null ? null : isoTime(time).slice(0, 10));
const firstDayOf = ({ active_from }: DiscountRow) => dayOf(active_from);
/** Returns the last day on which a code is valid. A code that ends at midnight is not valid on the day that begins then. */
const lastDayOf = ({ active_to }: DiscountRow) => dayOf(active_to === null ? null : active_to - 1);

/** Returns the beginning of a day; null for no day. */
const readLimit = (field: 'firstDay' | 'lastDay', day: string | null) => {
  const time = day === null ? null : readDay(day);
  if (day !== null && time === null) throw new Refusal('invalid', { [field]: officeSentences.dayUnknown });
  return time;
};

/** Returns a code with changed values. Its period stays exact if the days are the same. */
const changed = (row: DiscountRow, change: Change, now: number): DiscountRow => {
  const { firstDay = firstDayOf(row), lastDay = lastDayOf(row) } = change;
  const last = readLimit('lastDay', lastDay);
  const next = {
    ...row,
    type: change.type ?? row.type,
    amount: change.value === undefined ? row.amount : toCents(change.value),
    active_from: firstDay === firstDayOf(row) ? row.active_from : readLimit('firstDay', firstDay),
    active_to: lastDay === lastDayOf(row) ? row.active_to : last === null ? null : last + dayMs,
    first_order_only: change.isFirstOrderOnly ?? row.first_order_only,
    is_paused: change.isPaused ?? row.is_paused,
  };
  if (next.active_from !== null && next.active_to !== null && next.active_from >= next.active_to)
    throw new Refusal('invalid', { lastDay: officeSentences.dayTooEarly });
  return change.isEnded ? { ...next, active_to: now } : next;
};

/** Refuses impossible values, and a code that may make a paper free and is not confirmed. */
const checkValue = ({ type, amount }: DiscountRow, { isConfirmed }: Change, { bootstrap }: Site) => {
  if (type === 'percent' && amount > 100_00)
    throw new Refusal('invalid', { value: officeSentences.percentTooLarge });
  const dearest = Math.max(0, ...bootstrap.tariff.grids.flatMap(({ cents }) => cents.flat().map(Number)));
  if (amount >= (type === 'percent' ? 100_00 : dearest) && !isConfirmed)
    throw new Refusal('invalid', { isConfirmed: officeSentences.codeFree });
};

const statusOf = ({ active_from, active_to, is_paused }: DiscountRow, now: number) => {
  if (active_to !== null && active_to <= now) return 'ended';
  if (is_paused) return 'paused';
  return active_from !== null && active_from > now ? 'planned' : 'valid';
};

/** Registers the discount codes of the sites, as the office changes them. */
export const registerDiscounts = ({ router, db, sites, now }: CallDeps): void => {
  const list = async ({ id }: Site, code?: string): Promise<StaffDiscount[]> =>
    (await listDiscounts(db, id, code)).map((row) => ({
      code: row.code,
      type: row.type === 'percent' ? 'percent' : 'fixed',
      value: row.amount / 100,
      firstDay: firstDayOf(row),
      lastDay: lastDayOf(row),
      isFirstOrderOnly: row.first_order_only === 1,
      status: statusOf(row, now()),
      uses: Number(row.uses),
    }));
  const findCode = async (site: Site, code: string) => {
    const [found] = await list(site, code);
    if (!found) throw new Refusal('notFound');
    return found;
  };

  router.staff(managers, calls.staffDiscounts, null, async ({ params }) => list(await siteOf(sites, params)));
  router.staff(managers, calls.addDiscount, Added, async ({ params, body, ...context }) => {
    const site = await siteOf(sites, params);
    const code = body.code.trim().toUpperCase();
    if (!new RegExp(discountCodePattern).test(code))
      throw new Refusal('invalid', { code: officeSentences.codeForm });
    const none = { active_from: null, active_to: null, first_order_only: 0, is_paused: 0 };
    const row = changed({ site_id: site.id, code, type: body.type, amount: 0, ...none }, body, now());
    checkValue(row, body, site);
    await saveDiscount(db, site, { code, decide: addedAs(row) }, actorOf(context, now()));
    return findCode(site, code);
  });
  router.staff(managers, calls.changeDiscount, Changed, async ({ params, body, ...context }) => {
    const site = await siteOf(sites, params);
    const code = params.code.toUpperCase();
    const decide = changedBy((before: DiscountRow) => {
      const row = changed(before, body, now());
      if (row.amount !== before.amount || row.type !== before.type) checkValue(row, body, site);
      return row;
    });
    await saveDiscount(db, site, { code, decide }, actorOf(context, now()));
    return findCode(site, code);
  });
};
