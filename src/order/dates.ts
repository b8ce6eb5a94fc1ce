import tinydate from 'tinydate';
import { english, type Translator } from '../languages/translator.ts';
import { formatTime } from './time-of-day.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const ordinal = (day: number) => {
  const isTeen = day > 10 && day < 14;
  return day + ((!isTeen && ['', 'st', 'nd', 'rd'][day % 10]) || 'th');
};

const englishDate: (date: Date) => string = tinydate('{MMM} {Do}, {YYYY}', {
  MMM: (date) => months[date.getMonth()] ?? '',
  Do: (date) => ordinal(date.getDate()),
});

/** Formats a date in the visitor's time zone. In English it is `MMM Do, YYYY`: "Nov 20th, 2025". */
export const formatDate = (date: Date, t: Translator = english): string =>
  t.isEnglish ? englishDate(date) : t.date({ dateStyle: 'medium' }).format(date);

const units: [name: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** A tenth of a unit may be missing: a deadline of 14 days is "in 14 days" also a minute after the payment. */
const missingShare = 0.1;

/**
 * Formats a length of time as "3 days ago" or "in 3 days", in the largest unit that it contains at least `least` times.
 * Returns "" if no unit does. `sign` is -1 for the past, else 1.
 */
const formatLength = (
  milliseconds: number,
  t: Translator,
  { sign, least = 1 }: { sign: 1 | -1; least?: number },
) => {
  for (const [name, seconds] of units) {
    const count = Math.floor(milliseconds / 1000 / seconds + (sign > 0 ? missingShare : 0));
    if (count < least) continue;
    const length = `${count} ${name}${count > 1 ? 's' : ''}`;
    if (!t.isEnglish) return t.relativeTime().format(sign * count, name);
    return sign < 0 ? `${length} ago` : `in ${length}`;
  }
  return '';
};

/**
 * Formats `then` as "3 days ago". Returns `justNow` if `then` is less than a minute ago or in the future. `then` and
 * `now` are epoch milliseconds.
 */
export const formatRelativeTime = (
  then: number,
  now: number,
  { t = english, justNow = t('Just now') }: { t?: Translator; justNow?: string } = {},
): string => formatLength(now - then, t, { sign: -1 }) || justNow;

/**
 * Formats a deadline as "in 13 days", "in 40 hours", "now" or "2 days ago". `deadline` and `now` are epoch
 * milliseconds.
 */
export const formatDeadline = (deadline: number, now: number, t: Translator = english): string => {
  // Requires two of a unit, because "in 1 day" would be imprecise for 47 hours.
  const left = formatLength(deadline - now, t, { sign: 1, least: 2 });
  return left || formatLength(now - deadline, t, { sign: -1 }) || t('now');
};

/** Formats a moment as "Nov 20th, 2025, 4:05 PM". */
export const formatDateAndTime = (date: Date, t: Translator = english): string =>
  t.isEnglish
    ? `${formatDate(date, t)}, ${formatTime(date, t)}`
    : t.date({ dateStyle: 'medium', timeStyle: 'short' }).format(date);

/** Formats the moment `seconds` after `now` (epoch milliseconds). */
export const formatDeliveryTime = (seconds: number, now: number, t: Translator = english): string =>
  formatDateAndTime(new Date(now + seconds * 1000), t);

const isoWithOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Parses ISO 8601 with an offset, as the server writes it. Returns null if the text is not such a date. */
export const parseServerDate = (text: string): Date | null => {
  if (!isoWithOffset.test(text)) return null;
  // Some engines do not parse an offset without a colon, so the colon is inserted.
  const date = new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(date.getTime()) ? null : date;
};
