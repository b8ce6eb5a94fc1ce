import tinydate from 'tinydate';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const ordinal = (day: number) => {
  const isTeen = day > 10 && day < 14;
  return day + ((!isTeen && ['', 'st', 'nd', 'rd'][day % 10]) || 'th');
};

/** `MMM Do, YYYY` in the visitor's time zone: "Nov 20th, 2025". */
export const formatDate: (date: Date) => string = tinydate('{MMM} {Do}, {YYYY}', {
  MMM: (date) => months[date.getMonth()] ?? '',
  Do: (date) => ordinal(date.getDate()),
});

/** `h:mm A` in the visitor's time zone: "4:05 PM". */
export const formatTime: (date: Date) => string = tinydate('{h}:{mm} {A}', {
  h: (date) => date.getHours() % 12 || 12,
  mm: (date) => `${date.getMinutes()}`.padStart(2, '0'),
  A: (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
});

const units: [name: string, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Formats a length of time in the largest unit of which it has `least`: "3 days"; empty if it has fewer minutes. */
const formatLength = (milliseconds: number, least = 1) => {
  for (const [name, seconds] of units) {
    const count = Math.floor(milliseconds / 1000 / seconds);
    if (count >= least) return `${count} ${name}${count > 1 ? 's' : ''}`;
  }
  return '';
};

/**
 * Formats `then` as "3 days ago"; "Just now" if it is less than a minute ago or in the future. Both are epoch
 * milliseconds.
 */
export const formatRelativeTime = (then: number, now: number): string => {
  const passed = formatLength(now - then);
  return passed ? `${passed} ago` : 'Just now';
};

/** Formats a deadline as "in 13 days", "in 40 hours", "now" or "2 days ago". Both are epoch milliseconds. */
export const formatDeadline = (deadline: number, now: number): string => {
  // From two on, because "in 1 day" would say little about 47 hours.
  const left = formatLength(deadline - now, 2);
  const passed = formatLength(now - deadline);
  if (left) return `in ${left}`;
  return passed ? `${passed} ago` : 'now';
};

/** Formats the moment `seconds` after `now` (epoch milliseconds) as "Nov 20th, 2025, 4:05 PM". */
export const formatDeliveryTime = (seconds: number, now: number): string => {
  const date = new Date(now + seconds * 1000);
  return `${formatDate(date)}, ${formatTime(date)}`;
};

const isoWithOffset = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Parses ISO 8601 with an offset, as the server writes it. Returns null if the text is not such a date. */
export const parseServerDate = (text: string): Date | null => {
  if (!isoWithOffset.test(text)) return null;
  // Some engines do not parse an offset without a colon.
  const date = new Date(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(date.getTime()) ? null : date;
};
