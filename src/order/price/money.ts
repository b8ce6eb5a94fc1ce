import { english, groupThousands, type Translator } from '../../languages/translator.ts';
import type { Cents } from '../vocabulary/tariff.ts';

/** The sign of a negative amount, which is as wide as a plus. Intl writes a hyphen. */
const minus = '\u2212';

const dollars: Intl.NumberFormatOptions = { style: 'currency', currency: 'USD' };

const englishAmount = (cents: Cents, sign: string) =>
  `${cents < 0 ? minus : ''}${sign}${groupThousands(Math.abs(cents / 100).toFixed(2))}`;

/**
 * Formats an amount as Intl does in the language, with a true minus and the sign that the site gives to the currency:
 * `$11,948.04`, `−€1.00`. Some languages write `US$` for dollars.
 */
export const formatMoney = (cents: Cents, sign = '$', t: Translator = english): string =>
  t.isEnglish
    ? englishAmount(cents, sign)
    : t
        .number(dollars)
        .format(cents / 100)
        .replace('-', minus)
        .replace(/(US)?\$/, () => sign);

/** Rounds a decimal amount to cents. The 15 digits remove floating-point errors such as that of 1.005 × 100. */
export const toCents = (decimal: number): Cents => Math.round(Number((decimal * 100).toPrecision(15)));

export const fromCents = (cents: Cents): number => cents / 100;

/** Matches a typed price. More digits are a typing error. */
const typedPrice = /^\$? ?\d{1,6}([.,]\d{1,2})?$/;

/** Reads a typed price such as `11.96`, `11,96` or `$11.96`; null if it is none above 0. */
export const readPrice = (text: string): Cents | null => {
  const price = text.trim();
  const cents = typedPrice.test(price) ? toCents(Number(price.replace(/[$ ]/g, '').replace(',', '.'))) : 0;
  return cents > 0 ? cents : null;
};
