import type { CreatedOrder } from '../../../api/resources/client.ts';
import { paymentSystemId } from '../../../order/vocabulary/ids.ts';
import { countRows } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';
import { clockToleranceMs, dayMs } from '../../durations.ts';
import { Refusal } from '../../errors.ts';
import type { OrderRow } from './order-rows.ts';

/** Milliseconds for which an idempotency key is stored. */
export const keyLifetimeMs = dayMs;

/** Client, idempotency key and body, by which a repeated request for an order is recognized. */
export interface KeyedRequest {
  clientId: number;
  /** Hashes of the idempotency key and of the body; null if the client sent no key. */
  idempotency: { key: string; bodyHash: string } | null;
  now: number;
}

/** Stores the idempotency key of a new order. `findOrderByKey` has found none, so a row of the same key has expired. */
export const storeKey = async (
  tx: Db,
  { clientId, idempotency, now }: KeyedRequest,
  order_code: string,
): Promise<void> => {
  if (!idempotency) return;
  const { key, bodyHash: body_hash } = idempotency;
  const row = { client_id: clientId, key, body_hash, order_code, created_at: now };
  await tx
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['client_id', 'key']).doUpdateSet(row))
    .execute();
};

/** Finds the order that an earlier request with the same idempotency key created; null if there is none. */
export const findOrderByKey = async (
  db: Db,
  { clientId, idempotency, now }: KeyedRequest,
): Promise<CreatedOrder | null> => {
  if (!idempotency) return null;
  const row = await db
    .selectFrom('idempotency_keys')
    .innerJoin('orders', 'orders.code', 'idempotency_keys.order_code')
    .select(['body_hash', 'orders.code', 'orders.payment_system_id'])
    .where((eb) => eb.and({ 'idempotency_keys.client_id': clientId, key: idempotency.key }))
    .where('idempotency_keys.created_at', '>=', now - keyLifetimeMs)
    .executeTakeFirst();
  if (!row) return null;
  if (row.body_hash !== idempotency.bodyHash) throw new Refusal('idempotencyKeyReused');
  return { code: row.code, paymentSystemId: paymentSystemId(row.payment_system_id) };
};

/**
 * Counts the orders that a client has placed since a time. Orders in the future, from before the clock was set back, do not
 * count.
 */
export const countOrders = (
  db: Db,
  clientId: number,
  { since, now }: { since: number; now: number },
): Promise<number> =>
  countRows(
    db
      .selectFrom('orders')
      .where('client_id', '=', clientId)
      .where('created_at', '>', since)
      .where('created_at', '<=', now + clockToleranceMs),
  );

export type OrderOrigin = Omit<Database['order_origins'], 'order_id'>;

interface NewRows {
  order: OrderRow;
  extras: Database['order_extras'][];
  origin: Partial<OrderOrigin> | null;
}

export const addOrder = async (tx: Db, { order, extras, origin }: NewRows): Promise<void> => {
  await tx.insertInto('orders').values(order).execute();
  if (extras.length > 0) await tx.insertInto('order_extras').values(extras).execute();
  if (origin)
    await tx
      .insertInto('order_origins')
      .values({ order_id: order.id, ...origin })
      .execute();
};
