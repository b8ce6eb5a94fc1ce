/** Currencies that have no smaller unit (stripe.com, "Zero-decimal currencies"). */
const without = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** These have none either, but are counted in hundredths all the same. */
const wholeInHundredths = new Set(['ISK', 'UGX']);
/** Thousandths, of which the last figure is always 0. */
const inThousandths = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/**
 * An amount in hundredths of a currency, as orders have it, in the unit that payment services count that currency
 * in. Halves of a unit that does not exist are rounded up.
 */
export const toMinorUnits = (cents: number, currency: string): number => {
  const code = currency.toUpperCase();
  if (without.has(code)) return Math.round(cents / 100);
  if (wholeInHundredths.has(code)) return Math.round(cents / 100) * 100;
  return inThousandths.has(code) ? cents * 10 : cents;
};
