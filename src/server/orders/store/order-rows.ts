import type { Cancellation } from '../../../api/resources/order.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { changesRow } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';

export type OrderRow = Database['orders'];

/** Finds an order of any client by its code. */
export const findOrderRow = (db: Db, code: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('code', '=', code.toUpperCase()).executeTakeFirst();

export const readOrderRow = (db: Db, orderId: number): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();

/**
 * Columns that each change of an order sets, so that the figures of its day are summed up again. That includes changes of its
 * payments, its origin and its events.
 */
export const unsummed = { is_summed: 0 } as const;

/** Locks an order for a change until the end of the transaction, and returns its current row. */
export const lockOrder = (tx: Db, orderId: number): Promise<OrderRow> =>
  tx.updateTable('orders').set(unsummed).where('id', '=', orderId).returningAll().executeTakeFirstOrThrow();

/** Changes columns of an order, which the caller has locked. */
export const changeOrderRow = async (
  tx: Db,
  orderId: number,
  change: Partial<Omit<OrderRow, 'id' | 'status_id'>>,
): Promise<void> => {
  await tx.updateTable('orders').set(change).where('id', '=', orderId).execute();
};

/**
 * Locks an order like `lockOrder`, if its status and amounts are still those of the given row and no refund is stored. Otherwise
 * locks nothing and returns false.
 */
export const lockUnchanged = (
  tx: Db,
  { id, status_id, charged_cents, due_cents }: OrderRow,
): Promise<boolean> =>
  changesRow(
    tx
      .updateTable('orders')
      .set(unsummed)
      .where((eb) => eb.and({ id, status_id, charged_cents, due_cents }))
      .where('refunded_cents', 'is', null),
  );

/**
 * Stores the amount of a refund, after which the order can only become refunded. Returns false if its status has changed since
 * `order` was read, or if another amount is stored, which only a refund of the whole payment replaces.
 */
export const fixRefund = (
  db: Db,
  { id, status_id }: Pick<OrderRow, 'id' | 'status_id'>,
  { refundCents, percent, reason = null }: Cancellation & { reason?: string | null },
): Promise<boolean> =>
  changesRow(
    db
      .updateTable('orders')
      .set({ refunded_cents: refundCents, refund_percent: percent, refund_reason: reason, ...unsummed })
      .where((eb) => eb.and({ id, status_id }))
      .where(({ eb, ref, or }) =>
        or([
          eb('refunded_cents', 'is', null),
          eb('refunded_cents', '=', refundCents),
          eb(ref('charged_cents'), '=', refundCents),
        ]),
      ),
  );

/** Raises a stored refund to the arrived cents, because the provider may return more on the payment service's page. */
export const raiseRefund = async (tx: Db, orderId: number, arrivedCents: number): Promise<void> => {
  await tx
    .updateTable('orders')
    .set({ refunded_cents: arrivedCents })
    .where('id', '=', orderId)
    .where('refunded_cents', '<', arrivedCents)
    .execute();
};

const findEvent = (db: Db, orderId: number, statusId: number) =>
  db
    .selectFrom('order_events')
    .select(['created_at', 'text_revision'])
    .where((eb) => eb.and({ order_id: orderId, status_id: statusId }))
    .executeTakeFirst();

/** Returns the time of an order's payment in epoch milliseconds; that of the order if there is none. */
export const readPaidAt = async (db: Db, { id, created_at }: OrderRow): Promise<number> =>
  (await findEvent(db, id, orderStatuses.paid))?.created_at ?? created_at;

/** Returns the provider's reason for a refund; empty if none was given. */
export const readRefundReason = async (db: Db, orderId: number): Promise<string> =>
  (await findEvent(db, orderId, orderStatuses.refunded))?.text_revision ?? '';

export const putExtras = async (
  tx: Db,
  orderId: number,
  extras: Database['order_extras'][],
): Promise<void> => {
  await tx.deleteFrom('order_extras').where('order_id', '=', orderId).execute();
  if (extras.length > 0) await tx.insertInto('order_extras').values(extras).execute();
};

/** Returns whether an order of a site names one of the payment methods. */
export const isMethodUsed = async (db: Db, siteId: number, methods: readonly number[]): Promise<boolean> => {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('site_id', '=', siteId)
    .where('payment_system_id', 'in', methods)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
};
