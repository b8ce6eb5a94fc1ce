/** Formats a time (ISO 8601) for the person, in the person's time zone. */
export const momentText = (time: string): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a day such as `2030-12-31`. */
export const dayText = (day: string): string =>
  new Date(day).toLocaleDateString(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
