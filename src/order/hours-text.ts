/** "an hour", "12 hours"; whole days from two days on, because they are easier to read. */
export const hoursText = (hours: number): string => {
  if (hours >= 48 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? 'an hour' : `${hours} hours`;
};
