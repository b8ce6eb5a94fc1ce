/** Formats a time for responses: ISO 8601 with offset. */
export const isoTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('Z', '+00:00');

/** Reads a time in ISO 8601. Returns null for other texts, of which `Date.parse` reads many: "by May 5" would be in 2001. */
export const readIsoTime = (text: string): number | null => {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};
