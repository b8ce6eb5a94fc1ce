import { dictionaries, priceList } from './plain-data.ts';

/** Returns all values of a field of a request. */
export type Sent = (name: string) => string[];

export class Refused extends Error {
  constructor(
    readonly property: string,
    message: string,
    readonly status = 422,
  ) {
    super(message);
  }
}

const gradePercents: Record<string, number> = { 2: 20, 3: 35 };
const extraPrices: Record<string, number> = { 1: 14.99, 2: 9.99, 3: 9.99 };
const discounts: Record<string, number> = { PLAIN10: 10 };

const twoDecimals = (amount: number) =>
  Number((Math.round(Number((amount * 100).toFixed(4))) / 100).toFixed(2));

/**
 * Calculates a price as the specification does: single spacing costs twice as much, extras count once an order, and the bonus
 * is 5 %.
 */
export const priceOf = (sent: Sent) => {
  const number = (name: string, otherwise = 0) => Number(sent(name)[0] ?? otherwise);
  const row = priceList.find(
    (entry) =>
      entry.serviceId === number('serviceId') &&
      entry.academicLevelId === number('academicLevelId') &&
      entry.deadlineId === number('deadlineId'),
  );
  if (!row) throw new Refused('deadlineId', 'This deadline is not offered.');
  const currency = dictionaries.currency.find(({ id }) => id === number('currencyId', 1));
  if (!currency) throw new Refused('currencyId', 'This currency is not offered.');
  const code = sent('discountCode')[0] ?? '';
  const percent = discounts[code] ?? 0;
  if (code && !percent) throw new Refused('discountCode', 'This code is unknown.');
  const pages = number('numberElements', 1) * (sent('spacingType')[0] === 'single' ? 2 : 1);
  const graded =
    row.price *
    (pages + number('numberSlides')) *
    (1 + (gradePercents[number('writerGradeId', 1)] ?? 0) / 100);
  const base = sent('extrasIds[]').reduce((sum, id) => sum + (extraPrices[id] ?? 0), graded) * currency.rate;
  const off = (base * percent) / 100;
  return {
    basePriceConverted: twoDecimals(base),
    totalPriceConverted: twoDecimals(base - off),
    bonusPriceConverted: twoDecimals((base - off) * 0.05),
    currencyId: currency.id,
    discount: code ? { code, type: 'percent', value: percent, amountConverted: twoDecimals(off) } : null,
  };
};
