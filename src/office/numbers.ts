import { fromCents } from '../order/price/money.ts';

/** Writes US cents as dollars for fields and files, without a sign: `12.50`. */
export const plainAmount = (cents: number): string => fromCents(cents).toFixed(2);

/** Writes a number of things: `1 price`, `2 prices`. */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
