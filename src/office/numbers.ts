import { fromCents } from '../order/price/money.ts';
import { mapFields } from '../order/vocabulary/map-fields.ts';

/** Writes US cents as dollars for fields and files, without a sign: `12.50`. */
export const plainAmount = (cents: number): string => fromCents(cents).toFixed(2);

/** Writes a number of things: `1 price`, `2 prices`. */
export const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the sum of each of these fields over all rows. */
export const sumFields = <Name extends string>(
  names: readonly Name[],
  rows: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> => mapFields(names, (name) => rows.reduce((sum, row) => sum + row[name], 0));
