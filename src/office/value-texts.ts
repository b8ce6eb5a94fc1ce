import { fromCents } from '../order/price/money.ts';

/** Formats a time (ISO 8601) for the person, in the person's time zone. */
export const timeText = (time: string): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a day such as `2030-12-31`. */
export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** Writes minutes as the largest unit of which there are at least two. */
export const durationText = (minutes: number): string => {
  if (minutes < 120) return `${minutes} min`;
  return minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
};

/** Writes US cents as dollars for fields and files, without a sign: `12.50`. */
export const plainAmount = (cents: number): string => fromCents(cents).toFixed(2);

/** Writes a number of things: `1 price`, `2 prices`. */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
