/** Formats epoch milliseconds as ISO 8601 with offset, for responses. */
export const isoTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('Z', '+00:00');

/** Converts ISO 8601 to epoch milliseconds; null for other texts. `Date.parse` is too lenient: it reads "by May 5" as 2001. */
export const readIsoTime = (text: string): number | null => {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};

/** Returns the beginning of a day such as `2030-12-31` in UTC; null for days that do not exist, such as 31 February. */
export const readDay = (day: string): number | null => {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  return !Number.isNaN(time) && isoTime(time).startsWith(day) ? time : null;
};

/** Formats a time for the command line. Accepts epoch milliseconds or ISO 8601; returns other texts unchanged. */
export const momentText = (time: number | string): string => {
  const moment = typeof time === 'string' ? readIsoTime(time) : time;
  return moment === null ? String(time) : `${isoTime(moment).slice(0, 16).replace('T', ' ')} UTC`;
};

/**
 * Difference that the clocks of servers on one database may have, in ms. A stored time that is further in the future than
 * this difference allows was written before the clock was set back.
 */
export const clockToleranceMs = 60_000;
