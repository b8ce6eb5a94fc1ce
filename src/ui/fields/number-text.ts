/** Limits of a number that is typed as text. */
export interface NumberLimits {
  min: number;
  max: number;
  step: number;
}

/**
 * Keeps what may be typed: digits, a leading minus when min is below 0, one point when the step is fractional; of
 * whole numbers what stands before a point. A
 * leading 0 can begin nothing from 1 on: clamped at once, `05` would become 15.
 */
export const filterNumber = (text: string, { min, step }: Omit<NumberLimits, 'max'>): string => {
  const digits = text
    .replace(',', '.')
    .replace(step % 1 ? /[^\d.]|(?<=\..*)\./g : /\..*|\D/g, '')
    .replace(min < 1 ? '' : /^0+/, '');
  return min < 0 && /^\s*-/.test(text) ? `-${digits}` : digits;
};

/** The nearest number within the limits; no number counts as 0. Rounding takes off the crumbs of binary fractions. */
export const clampNumber = (number: number, { min, max }: NumberLimits): string =>
  String(Number(Math.min(max, Math.max(min, number || 0)).toFixed(6)));
