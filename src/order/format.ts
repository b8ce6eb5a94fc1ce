import { english, type Translator } from '../languages/translator.ts';

/** Formats a percentage with at most two decimals: `15%`, `12.5%`. */
export const formatPercent = (percent: number, t: Translator = english): string =>
  t.isEnglish
    ? `${Number(percent.toFixed(2))}%`
    : t.number({ style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);

/** Formats a surcharge: `+20%`. Intl writes the sign, because a plus before its text would change sides in Arabic. */
export const formatSurcharge = (percent: number, t: Translator = english): string =>
  t.isEnglish
    ? `+${formatPercent(percent)}`
    : t.number({ style: 'percent', maximumFractionDigits: 2, signDisplay: 'always' }).format(percent / 100);

/** Groups a card number by four digits. Masked digits (`*`) are kept: `****-****-****-1111`. */
export const formatCardNumber = (text: string): string =>
  text.replace(/[^\d*]/g, '').replace(/([\d*]{4})(?=[\d*])/g, '$1-');

/**
 * Formats a duration: "an hour", "12 hours". Whole days from 48 hours on are formatted as "2 days", because days are
 * easier to read.
 */
export const formatHours = (hours: number, t: Translator = english): string => {
  const unitText = (unit: 'day' | 'hour', count: number) =>
    t.number({ style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const isInDays = hours >= 48 && hours % 24 === 0;
  if (!t.isEnglish) return isInDays ? unitText('day', hours / 24) : unitText('hour', hours);
  if (isInDays) return `${hours / 24} days`;
  return hours === 1 ? 'an hour' : `${hours} hours`;
};
