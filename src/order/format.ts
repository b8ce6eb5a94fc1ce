/** A share of a hundred: `15%`, `12.5%`. */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** The digits of a card number in fours, of which some may be masked: `****-****-****-1111`. */
export const formatCardNumber = (text: string): string =>
  text.replace(/[^\d*]/g, '').replace(/([\d*]{4})(?=[\d*])/g, '$1-');

/** "an hour", "12 hours"; whole days from two days on, because they are easier to read. */
export const formatHours = (hours: number): string => {
  if (hours >= 48 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? 'an hour' : `${hours} hours`;
};
