/** Limits of a number that is typed as text. */
export interface NumberLimits {
  min: number;
  max: number;
  step: number;
}

const decimals = (step: number) => String(step).split('.')[1]?.length ?? 0;

/** Keeps what may be typed: digits, a leading minus when min is below 0, one point when the step is fractional. */
export const filterNumber = (text: string, { min, step }: Pick<NumberLimits, 'min' | 'step'>): string => {
  const [whole = '', ...rest] = text
    .replace(/,/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const sign = min < 0 && text.trim().startsWith('-') ? '-' : '';
  const isFractional = decimals(step) > 0 && rest.length > 0;
  return `${sign}${whole}${isFractional ? '.' : ''}${rest.join('')}`;
};

/** The nearest number within the limits; what is no number becomes the least. */
export const clampNumber = (text: string, { min, max, step }: NumberLimits): string => {
  const number = text === '' ? Number.NaN : Number(text);
  const within = Math.min(max, Math.max(min, Number.isNaN(number) ? Math.max(min, -max) : number));
  return String(Number(within.toFixed(decimals(step))));
};

/** One step up (1) or down (-1). */
export const stepNumber = (text: string, direction: 1 | -1, limits: NumberLimits): string =>
  clampNumber((Number(text || limits.min) + direction * limits.step).toFixed(decimals(limits.step)), limits);
