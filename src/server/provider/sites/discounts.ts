import { formatMoney, toCents } from '../../../order/price/money.ts';
import { momentText, readDay } from '../../database/time.ts';
import type { Deps } from '../../deps.ts';
import { Discount, discountCodePattern } from '../../sites/site-schema.ts';
import { discountRow } from '../../sites/store/write-site.ts';
import { saveDiscount } from '../../staff/catalogue/save-item.ts';
import { commandActor } from '../../staff/store/acts.ts';
import { checkValue } from '../check-value.ts';
import { findSite } from './sites.ts';

const day = /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}.*)?$/;

const readTime = (text: string): number | null => {
  if (text === '-') return null;
  const time = day.test(text) && readDay(text.slice(0, 10)) !== null ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new Error(`"${text}" is not a date such as 2030-12-31.`);
  return time;
};

const amountOf = (type: string, text: string) => {
  const value = /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value > 0))
    throw new Error(`"${text}" is not an amount. Name a number above 0 with at most two decimals.`);
  if (type === 'percent' && value > 100)
    throw new Error('A discount cannot exceed 100 percent. Name a smaller one.');
  return value;
};

const readDiscount = ([
  code = '',
  type = '',
  value = '',
  from = '-',
  to = '-',
  orders = '',
]: readonly string[]): Discount => {
  const name = code.toUpperCase();
  if (!new RegExp(discountCodePattern).test(name))
    throw new Error(
      `"${code}" is not a discount code. Use at most 40 characters: letters A to Z, digits, "-" and "_".`,
    );
  if (type !== 'percent' && type !== 'fixed')
    throw new Error(`"${type}" is not a type of discount. The types are percent and fixed.`);
  const found = {
    code: name,
    type,
    value: amountOf(type, value),
    activeFrom: readTime(from),
    activeTo: readTime(to),
    firstOrderOnly: orders === 'first-order',
  };
  if (orders && !found.firstOrderOnly)
    throw new Error(`"${orders}" is not a limit of a code. The only one is first-order.`);
  const { activeFrom, activeTo } = found;
  if (activeFrom !== null && activeTo !== null && activeFrom >= activeTo)
    throw new Error(`The code could never be used, because ${from} is not before ${to}. Name a later end.`);
  return checkValue(Discount, name, found);
};

/** `discount HOST CODE percent|fixed VALUE [FROM|-] [TO|-] [first-order]`: adds or changes a discount code. */
export const discount = async (
  { db, ...deps }: Deps,
  [host, ...words]: readonly string[],
): Promise<string[]> => {
  const site = await findSite({ db, ...deps }, host);
  const given = readDiscount(words);
  const actor = commandActor(deps.now());
  const row = discountRow(site.id, given);
  await saveDiscount(db, site, { code: given.code, decide: () => row }, actor);
  const { code, type, value, activeFrom, activeTo } = given;
  const worth = type === 'percent' ? `${value} %` : formatMoney(toCents(value));
  const from = activeFrom === null ? '' : ` from ${momentText(activeFrom)}`;
  const to = activeTo === null ? '' : ` until ${momentText(activeTo)}`;
  const first = given.firstOrderOnly ? ', for a first order only' : '';
  return [`${code} is worth ${worth} on ${host}${from}${to}${first}.`];
};
