/** ISO 8601 with offset, as every answer tells a time. */
export const isoTime = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().replace('Z', '+00:00');
