/** Limits of a number that is typed as text. */
interface NumberLimits {
  min: number;
  max: number;
  step: number;
}

/**
 * Removes the characters that do not belong to the number. Digits stay. A leading minus stays if `min` is below 0, and
 * one decimal point stays if `step` is fractional. If `step` is whole, everything from the decimal point on is removed.
 * Leading zeros are removed if `min` is 1 or more, because a 0 would be clamped to 1 at once and `05` would become 15.
 */
export const filterNumber = (text: string, { min, step }: Omit<NumberLimits, 'max'>): string => {
  const digits = text
    .replace(',', '.')
    .replace(step % 1 ? /[^\d.]|(?<=\..*)\./g : /\..*|\D/g, '')
    .replace(min < 1 ? '' : /^0+/, '');
  return min < 0 && /^\s*-/.test(text) ? `-${digits}` : digits;
};

/**
 * Returns the nearest number within the limits. NaN counts as 0. The result is rounded, which removes the errors of
 * binary fractions.
 */
export const clampNumber = (number: number, { min, max }: NumberLimits): string =>
  String(Number(Math.min(max, Math.max(min, number || 0)).toFixed(6)));
