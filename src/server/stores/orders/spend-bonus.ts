import type { Db } from '../../database/schema.ts';
import { setBonus } from './bonus.ts';
import { markPaid } from './mark-paid.ts';
import type { OrderRow } from './orders.ts';

/** Sets the bonus of an unpaid order, and marks the order as paid if the bonus covers the whole price. */
export const spendBonus = async (
  rows: Db,
  order: OrderRow,
  { wanted, now }: { wanted: number; now: number },
): Promise<void> => {
  const { used, left } = await setBonus(rows, order, { wanted, now });
  if (used > 0 && left === 0) await markPaid(rows, { order, now });
};
