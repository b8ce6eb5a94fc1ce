/** A time in milliseconds or ISO 8601 as the command line shows it; other text is shown as it is. */
export const momentText = (time: number | string): string => {
  const date = new Date(time);
  return Number.isNaN(date.getTime())
    ? String(time)
    : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
};
