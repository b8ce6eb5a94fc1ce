/** Formats a time for responses: ISO 8601 with offset. */
export const isoTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('Z', '+00:00');
