import { plainDigits } from '../../languages/digits.ts';

/** Limits of a number that is typed as text. */
interface NumberLimits {
  min: number;
  max: number;
  step: number;
}

/** Returns a typed text without the character after its number. */
export const numberIn = (text: string): string => text.replace(/\D$/, '');

/**
 * Returns the number of a text as the field shows it, with 0 to 9 for digits of any script. Returns null for two
 * numbers, because `5-6` is not 56. One character after the number stays, unless it is a letter, so that a second number
 * is recognized while it is typed. If `step` is whole, the decimals are removed, else one decimal point stays. A leading
 * minus stays if `min` is below 0. Leading zeros are removed if `min` is 1 or more, because a 0 would be clamped to 1 at
 * once and `05` would become 15.
 */
export const filterNumber = (text: string, { min, step }: Omit<NumberLimits, 'max'>): string | null => {
  const points = plainDigits(text).replace(/[,٫．，]/g, '.');
  const plain = step % 1 ? points : points.replace(/\..*/s, '.');
  const [, lead = '', number = '', after = '', rest = ''] =
    /^([^\d.]*)(\d*\.?\d*)([^\d\p{L}]?)(.*)/su.exec(plain) ?? [];
  if (/\d/.test(rest)) return null;
  return (min < 0 && /[-−－]/.test(lead) ? '-' : '') + number.replace(min < 1 ? '' : /^0+/, '') + after;
};

/**
 * Returns the nearest number within the limits. NaN counts as 0. The result is rounded, which removes the errors of
 * binary fractions.
 */
export const clampNumber = (number: number, { min, max }: NumberLimits): string =>
  String(Number(Math.min(max, Math.max(min, number || 0)).toFixed(6)));
