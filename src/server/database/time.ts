import { dayMs } from '../durations.ts';

/** Formats epoch milliseconds as ISO 8601 with offset, for responses. */
export const isoTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('Z', '+00:00');

export const isoTimeOrNull = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : isoTime(milliseconds);

/** End of the days that are read: the day after them and their time in any zone have years of four digits. */
const lastTime = Date.UTC(9999, 11);

/**
 * Returns the beginning of a day such as `2030-12-31` in UTC; null for days that do not exist, such as 31 February, and for those
 * before 1970, because `Intl` has no year 0.
 */
const readDay = (day: string): number | null => {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return time >= 0 && time < lastTime && isoTime(time).startsWith(day) ? time : null;
};

/**
 * Converts ISO 8601 to epoch milliseconds; null for other texts. `Date.parse` is too lenient: it reads "by May 5" as 2001, and
 * 31 February as 3 March.
 */
export const readIsoTime = (text: string): number | null => {
  const isDay = readDay(text.slice(0, 10)) !== null;
  const time = isDay && /^.{10}T\d\d:\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};

/** Returns the local time in a time zone, such as `2030-12-31 23:59:59`. The Swedish format is that of ISO 8601. */
const clockIn = (time: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(time);

export const dayIn = (time: number, timeZone: string): string => clockIn(time, timeZone).slice(0, 10);

/**
 * Returns the beginning of a day in a time zone; null for days that do not exist. A day whose midnight is skipped, because
 * clocks are put forward then, begins with its first minute.
 */
export const startOfDay = (day: string, timeZone: string): number | null => {
  const utc = readDay(day);
  if (utc === null) return null;
  // The clocks may change within the day, so the offset is either that of the day before or that of the day after.
  const offsets = [utc - dayMs, utc + dayMs].map(
    (near) => Date.parse(`${clockIn(near, timeZone).replace(' ', 'T')}Z`) - near,
  );
  const beginnings = offsets.map((offset) => utc - offset).sort((one, other) => one - other);
  return beginnings.find((time) => dayIn(time, timeZone) >= day) ?? null;
};

/** Returns the beginning of the day after a day that exists. */
export const endOfDay = (day: string, timeZone: string): number | null => {
  const utc = readDay(day);
  return utc === null ? null : startOfDay(isoTime(utc + dayMs).slice(0, 10), timeZone);
};

/** Returns whether a text names a time zone of the IANA database, such as `Europe/Berlin`. Offsets are refused. */
export const isTimeZone = (name: string): boolean => {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Formats a time for the command line. Accepts epoch milliseconds or ISO 8601; returns other texts unchanged. */
export const utcText = (time: number | string): string => {
  const moment = typeof time === 'string' ? readIsoTime(time) : time;
  return moment === null ? String(time) : `${isoTime(moment).slice(0, 16).replace('T', ' ')} UTC`;
};
