import type { Cents } from '../vocabulary/tariff.ts';

/** Payment services refuse to charge less than this. */
export const leastCharge: Cents = 50;

/** US cents of a bonus that an order of this price can use: at most the price, and a rest can still be charged. */
export const usableBonus = (price: Cents, balance: Cents): Cents => {
  const rest = price - balance;
  if (rest <= 0) return price;
  return rest < leastCharge ? Math.max(0, price - leastCharge) : balance;
};
