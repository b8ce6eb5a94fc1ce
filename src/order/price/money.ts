import type { Cents } from '../vocabulary/tariff.ts';

/** Money as text with two decimals and no thousands separators: `$1234.50`, `-$1.00` (UI-07). */
export const formatMoney = (cents: Cents, sign = '$'): string =>
  `${cents < 0 ? '-' : ''}${sign}${(Math.abs(cents) / 100).toFixed(2)}`;

/** Nearest cent of a decimal amount; the 15 digits undo binary noise such as 1.005 × 100. */
export const toCents = (decimal: number): Cents => Math.round(Number((decimal * 100).toPrecision(15)));

export const fromCents = (cents: Cents): number => cents / 100;
