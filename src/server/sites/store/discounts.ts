import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { LinkDiscount } from '../../../order/vocabulary/site.ts';
import type { Discount, DiscountType } from '../../../order/vocabulary/tariff.ts';
import type { FieldCode } from '../../../validation/messages/fields.ts';
import type { Database, Db } from '../../database/schema.ts';
import { bumpVersion } from './write-site.ts';

/** Result of the search for a code: its discount, null for an empty code, or the code of the refusal's message. */
type FoundDiscount = { discount: Discount | null } | { refused: FieldCode };

const isDiscountType = (type: string): type is DiscountType => type === 'percent' || type === 'fixed';

const findRow = (db: Db, siteId: number, code: string) =>
  db
    .selectFrom('discounts')
    .selectAll()
    .where((eb) => eb.and({ site_id: siteId, code: code.toUpperCase() }))
    .executeTakeFirst();

/** Statuses of orders that were never paid, or whose payment went back. */
const unpaid = [orderStatuses.created, orderStatuses.cancelled, orderStatuses.refunded];

const firstOrderCodes = (db: Db, siteId: number) =>
  db.selectFrom('discounts').select('code').where('site_id', '=', siteId).where('first_order_only', '=', 1);

/** Returns whether a client has paid for an order, or has an unpaid order with any code for a first order. */
const hasOrdered = async (db: Db, siteId: number, clientId: number): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('client_id', '=', clientId)
    .where(({ eb, or, and, ref }) =>
      or([
        eb('status_id', 'not in', unpaid),
        and([eb('status_id', '=', orderStatuses.refunded), eb('refunded_cents', '<', ref('charged_cents'))]),
        and([
          eb('status_id', '=', orderStatuses.created),
          eb('discount_code', 'in', firstOrderCodes(db, siteId)),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;

interface AskedDiscount {
  siteId: number;
  code: string;
  /** Client who asks; null for a visitor. */
  clientId: number | null;
  now: number;
}

/** Finds the discount of a code in any case. */
export const findDiscount = async (
  db: Db,
  { siteId, code, clientId, now }: AskedDiscount,
): Promise<FoundDiscount> => {
  if (!code) return { discount: null };
  const row = await findRow(db, siteId, code);
  if (!row || (row.active_from !== null && now < row.active_from)) return { refused: 'discountUnknown' };
  if (row.active_to !== null && now >= row.active_to) return { refused: 'discountExpired' };
  if (!isDiscountType(row.type)) return { refused: 'discountTypeInvalid' };
  if (row.first_order_only && clientId !== null && (await hasOrdered(db, siteId, clientId)))
    return { refused: 'discountFirstOrder' };
  return { discount: { code: row.code, type: row.type, value: row.amount / 100 } };
};

/**
 * Adds a discount code, or changes its value. The site's version increases, because the bootstrap document may contain the
 * discount.
 */
export const saveDiscount = (db: Db, row: Database['discounts']): Promise<void> =>
  db.transaction().execute(async (rows) => {
    await bumpVersion(rows, row.site_id);
    await rows
      .insertInto('discounts')
      .values(row)
      .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(row))
      .execute();
  });

/** Finds the discount of a code that is valid at any time; undefined for any other code. */
export const findLastingDiscount = async (
  db: Db,
  siteId: number,
  code: string,
): Promise<LinkDiscount | undefined> => {
  const row = await findRow(db, siteId, code);
  if (!row || row.active_from !== null || row.active_to !== null || !isDiscountType(row.type))
    return undefined;
  return {
    code: row.code,
    type: row.type,
    value: row.amount / 100,
    ...(row.first_order_only && { firstOrderOnly: true }),
  };
};
