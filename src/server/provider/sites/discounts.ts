import { formatMoney } from '../../../order/price/money.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors.ts';
import { newDiscount } from '../../staff/catalogue/change-discount.ts';
import { saveDiscount } from '../../staff/catalogue/save-item.ts';
import { commandActor } from '../../staff/store/acts.ts';
import { findSiteContent } from './sites.ts';

const amountOf = (text: string) => {
  const value = /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value > 0))
    throw new Error(`"${text}" is not an amount. Name a number above 0 with at most two decimals.`);
  return value;
};

const dayOf = (text: string) => (text === '-' ? null : text);

/** Throws the sentences of a refusal, because a command has no fields beside which they could stand. */
const explain = (error: unknown): never => {
  if (!(error instanceof Refusal)) throw error;
  throw new Error(error.fieldErrors.map(({ message }) => message).join('\n'));
};

/**
 * `discount HOST CODE percent|fixed VALUE [FROM|-] [TO|-] [first-order]`: adds or replaces a discount code. It is valid from the
 * first minute of FROM until the last minute of TO, in the time zone of the site.
 */
export const discount = async (
  deps: Deps,
  [host, name = '', type = '', value = '', from = '-', to = '-', orders = '']: readonly string[],
): Promise<string[]> => {
  const site = await findSiteContent(deps, host);
  if (type !== 'percent' && type !== 'fixed')
    throw new Error(`"${type}" is not a type of discount. The types are percent and fixed.`);
  if (orders && orders !== 'first-order')
    throw new Error(`"${orders}" is not a limit of a code. The only one is first-order.`);
  const worth = { type, value: amountOf(value) } as const;
  const limits = { firstDay: dayOf(from), lastDay: dayOf(to), isFirstOrderOnly: orders ? 1 : 0 };
  const now = deps.now();
  try {
    const row = newDiscount(name, { ...worth, ...limits, isConfirmed: 1 }, site, now);
    await saveDiscount(deps.db, site, { code: row.code, decide: () => row }, commandActor(now));
    const amount = type === 'percent' ? `${value} %` : formatMoney(row.amount);
    const days = `${from === '-' ? '' : ` from ${from}`}${to === '-' ? '' : ` to ${to}`}`;
    return [`${row.code} is worth ${amount} on ${host}${days}${orders && ', for a first order only'}.`];
  } catch (error) {
    return explain(error);
  }
};
