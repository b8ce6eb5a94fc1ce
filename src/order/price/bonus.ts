import type { Cents } from '../vocabulary/tariff.ts';

/** The smallest amount that payment services accept, in US cents. */
export const leastCharge: Cents = 50;

/**
 * Returns how many US cents of the bonus an order can use. The rest to be paid is either nothing or at least
 * `leastCharge`.
 */
export const usableBonus = (price: Cents, balance: Cents): Cents => {
  const rest = price - balance;
  if (rest <= 0) return price;
  return rest < leastCharge ? Math.max(0, price - leastCharge) : balance;
};
