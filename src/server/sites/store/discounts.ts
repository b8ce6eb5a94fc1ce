import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { LinkDiscount } from '../../../order/vocabulary/site.ts';
import type { Discount, DiscountType } from '../../../order/vocabulary/tariff.ts';
import type { FieldCode } from '../../../validation/messages/fields.ts';
import type { Database, Db } from '../../database/schema.ts';
import { sentences } from '../../http/refusals.ts';

/** Values of a code that limits neither its uses nor the price. */
export const withoutLimits = { maximum_uses: null, maximum_uses_per_client: null, minimum_cents: null };

export type DiscountRow = Database['discounts'];

type RefusalText = FieldCode | (typeof sentences)[keyof typeof sentences];
/** Result of the search for a code: its discount, null for an empty code, or the message of the refusal. */
type FoundDiscount = { discount: Discount | null } | { refused: RefusalText };

const isDiscountType = (type: string): type is DiscountType => type === 'percent' || type === 'fixed';

export const findDiscountRow = (db: Db, siteId: number, code: string) =>
  db
    .selectFrom('discounts')
    .selectAll()
    .where((eb) => eb.and({ site_id: siteId, code: code.toUpperCase() }))
    .executeTakeFirst();

/** Statuses of orders that were never paid, or whose payment went back. */
const unpaidOrReturned = [orderStatuses.created, orderStatuses.cancelled, orderStatuses.refunded];

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
        eb('status_id', 'not in', unpaidOrReturned),
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
  /** Price before the discount, in US cents; null if there is none. */
  baseCents: number | null;
  now: number;
}

/** Counts the orders with a code that are not cancelled, those of all clients or of one. */
const countUses = async (db: Db, { site_id, code }: DiscountRow, clientId?: number): Promise<number> => {
  const { uses } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll().as('uses'))
    .where('site_id', '=', site_id)
    .where('discount_code', '=', code)
    .where('status_id', '<>', orderStatuses.cancelled)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? 0))
    .executeTakeFirstOrThrow();
  return Number(uses);
};

/** Returns the message of the limit that forbids the use of a code; undefined if it may be used. */
const reachedLimit = async (
  db: Db,
  row: DiscountRow,
  { siteId, clientId, baseCents }: AskedDiscount,
): Promise<RefusalText | undefined> => {
  const { maximum_uses, maximum_uses_per_client, minimum_cents } = row;
  if (clientId !== null) {
    if (row.first_order_only && (await hasOrdered(db, siteId, clientId))) return 'discountFirstOrder';
    if (maximum_uses_per_client !== null && (await countUses(db, row, clientId)) >= maximum_uses_per_client)
      return sentences.codeUsedByClient;
  }
  if (maximum_uses !== null && (await countUses(db, row)) >= maximum_uses) return sentences.codeUsedUp;
  return minimum_cents !== null && baseCents !== null && baseCents < minimum_cents
    ? `discountMinimum:${minimum_cents / 100}`
    : undefined;
};

/**
 * Lets simultaneous orders with a code of limited uses wait for each other, so that each counts the one before. `tx` has to be
 * a transaction.
 */
export const lockLimitedDiscount = async (tx: Db, siteId: number, code: string): Promise<void> => {
  await tx
    .updateTable('discounts')
    .set(({ ref }) => ({ code: ref('code') }))
    .where((eb) => eb.and({ site_id: siteId, code }))
    .where('maximum_uses', 'is not', null)
    .execute();
};

/** Returns the discount of a row; null if no price can have its type. */
const discountOfRow = ({
  code,
  type,
  amount,
}: Pick<DiscountRow, 'code' | 'type' | 'amount'>): Discount | null =>
  isDiscountType(type) ? { code, type, value: amount / 100 } : null;

/** Finds the discount of a code in any case. */
export const findDiscount = async (db: Db, request: AskedDiscount): Promise<FoundDiscount> => {
  const { siteId, code, now } = request;
  if (!code) return { discount: null };
  const row = await findDiscountRow(db, siteId, code);
  if (!row || row.is_paused || (row.active_from !== null && now < row.active_from))
    return { refused: 'discountUnknown' };
  if (row.active_to !== null && now >= row.active_to) return { refused: 'discountExpired' };
  const discount = discountOfRow(row);
  if (!discount) return { refused: 'discountTypeInvalid' };
  const refused = await reachedLimit(db, row, request);
  if (refused !== undefined) return { refused };
  return { discount };
};

type KeptCode = Pick<Database['orders'], 'site_id' | 'discount_code' | 'discount_type' | 'discount_amount'>;

/** Returns the discount that an order was given, even if its code has changed since. An older server has not stored its amount. */
export const keptDiscount = async (
  db: Db,
  { site_id, discount_code: code, discount_type: type, discount_amount: amount }: KeptCode,
): Promise<Discount | null> => {
  if (code === null) return null;
  if (type !== null && amount !== null) return discountOfRow({ code, type, amount });
  const row = await findDiscountRow(db, site_id, code);
  return row ? discountOfRow(row) : null;
};

/** Adds or replaces a discount code. The caller has raised the site's version, because the bootstrap document may contain it. */
export const putDiscount = async (tx: Db, row: DiscountRow): Promise<void> => {
  await tx
    .insertInto('discounts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doUpdateSet(row))
    .execute();
};

/** Lists the codes of a site, or one of them, each with the number of orders that have it. */
export const listDiscounts = (
  db: Db,
  siteId: number,
  code?: string,
): Promise<(DiscountRow & { uses: number })[]> =>
  db
    .selectFrom('discounts')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('orders.site_id', '=', 'discounts.site_id')
        .whereRef('orders.discount_code', '=', 'discounts.code')
        .where('status_id', '<>', orderStatuses.cancelled)
        .$asScalar()
        .as('uses'),
    )
    .where('site_id', '=', siteId)
    .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
    .orderBy('code')
    .execute();

/** Finds the discount of a code that is valid at any time, for any number of orders of any price; undefined for other codes. */
export const findLastingDiscount = async (
  db: Db,
  siteId: number,
  code: string,
): Promise<LinkDiscount | undefined> => {
  const row = await findDiscountRow(db, siteId, code);
  if (
    !row ||
    row.is_paused ||
    row.active_from !== null ||
    row.active_to !== null ||
    fieldsOf(withoutLimits).some((limit) => row[limit] !== null) ||
    !isDiscountType(row.type)
  )
    return undefined;
  return {
    code: row.code,
    type: row.type,
    value: row.amount / 100,
    ...(row.first_order_only && { firstOrderOnly: true }),
  };
};
