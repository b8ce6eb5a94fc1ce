import type { Db } from '../database/schema.ts';
import { setBonus } from './bonus.ts';
import { markPaid } from './mark-paid.ts';
import type { OrderRow } from './orders.ts';

/** Has an unpaid order use a bonus; one that this pays in full is paid. */
export const spendBonus = async (
  rows: Db,
  order: OrderRow,
  { wanted, now }: { wanted: number; now: number },
): Promise<void> => {
  const { used, left } = await setBonus(rows, order, { wanted, now });
  if (used > 0 && left === 0) await markPaid(rows, { order, now });
};
