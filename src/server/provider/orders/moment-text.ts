/** Formats a time in milliseconds or ISO 8601 for the command line; other texts stay unchanged. */
export const momentText = (time: number | string): string => {
  const date = new Date(time);
  return Number.isNaN(date.getTime())
    ? String(time)
    : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
};
