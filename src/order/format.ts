/** A share of a hundred: `15%`, `12.5%`. */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** The digits of a card number in fours, of which some may be masked: `****-****-****-1111`. */
export const formatCardNumber = (text: string): string =>
  text.replace(/[^\d*]/g, '').replace(/([\d*]{4})(?=[\d*])/g, '$1-');
