import type { Discount, DiscountType } from '../../../order/vocabulary/tariff.ts';
import type { FieldCode } from '../../../validation/messages/fields.ts';
import type { Database, Db } from '../../database/schema.ts';

/** Discount of a code, null for an empty code, or the message key of the refusal. */
type FoundDiscount = { discount: Discount | null } | { refused: FieldCode };

const isDiscountType = (type: string): type is DiscountType => type === 'percent' || type === 'fixed';

/** Finds the discount of a code. Case and surrounding spaces are ignored. */
export const findDiscount = async (
  db: Db,
  { siteId, code, now }: { siteId: number; code: string; now: number },
): Promise<FoundDiscount> => {
  const wanted = code.trim().toUpperCase();
  if (!wanted) return { discount: null };
  const row = await db
    .selectFrom('discounts')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code', '=', wanted)
    .executeTakeFirst();
  if (!row || (row.active_from !== null && now < row.active_from)) return { refused: 'discountUnknown' };
  if (row.active_to !== null && now >= row.active_to) return { refused: 'discountExpired' };
  if (!isDiscountType(row.type)) return { refused: 'discountTypeInvalid' };
  return { discount: { code: row.code, type: row.type, value: row.amount / 100 } };
};

/** Adds a code, or changes what it is worth. */
export const saveDiscount = async (db: Db, row: Database['discounts']): Promise<void> => {
  await db
    .insertInto('discounts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(row))
    .execute();
};
