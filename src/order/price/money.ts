import { english, type Translator } from '../../languages/translator.ts';
import type { Cents } from '../vocabulary/tariff.ts';

/** Formats an amount. English has two decimals and no thousands separators: `$1234.50`, `-$1.00`. */
export const formatMoney = (cents: Cents, sign = '$', t: Translator = english): string =>
  t.isEnglish ? `${cents < 0 ? '-' : ''}${sign}${(Math.abs(cents) / 100).toFixed(2)}` : t.amount(cents, sign);

/** Rounds a decimal amount to cents. The 15 digits remove floating-point errors such as that of 1.005 × 100. */
export const toCents = (decimal: number): Cents => Math.round(Number((decimal * 100).toPrecision(15)));

export const fromCents = (cents: Cents): number => cents / 100;
