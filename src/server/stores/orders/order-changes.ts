import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { newId } from '../../database/new-id.ts';
import type { Database, Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import { creditBonus, returnBonus } from './bonus.ts';
import { allowedFrom, type OrderStatus } from './order-status.ts';

interface StatusChange {
  orderId: number;
  to: OrderStatus;
  now: number;
  /** Deadline of a requested revision, with its text below. */
  timeRevision?: string;
  textRevision?: string;
  /** The provider's reason for a refund. */
  reason?: string;
  /** Code of the writer who wrote the paper. */
  writerCode?: string;
  /** Makes further writes in the same transaction. */
  alongside?: (rows: Db) => Promise<void>;
}

/** Functions that change the customer's Bonus Storage when an order reaches a status. */
const bonusEffects: Partial<Record<OrderStatus, typeof returnBonus>> = {
  [orderStatuses.approved]: creditBonus,
  [orderStatuses.cancelled]: returnBonus,
  [orderStatuses.refunded]: returnBonus,
};

/** Calls `run` in a transaction: in `db` itself if `db` is a transaction, else in a new one. */
const inTransaction = <Result>(db: Db, run: (rows: Db) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? run(db) : db.transaction().execute(run);

/**
 * Changes the status of an order; refuses with `statusForbidden` if the current status does not allow the change, or if the
 * refund of a cancellation is on its way. Of two simultaneous changes only one succeeds. `db` may be an open transaction.
 */
export const changeStatus = (db: Db, change: StatusChange): Promise<void> =>
  inTransaction(db, async (rows) => {
    const {
      orderId,
      to,
      now,
      timeRevision = '',
      reason = '',
      textRevision = reason,
      writerCode,
      alongside,
    } = change;
    const { numUpdatedRows } = await rows
      .updateTable('orders')
      .set({
        status_id: to,
        ...(writerCode && { writer_code: writerCode }),
      })
      .where('id', '=', orderId)
      .where('status_id', 'in', allowedFrom[to])
      .$if(to !== orderStatuses.refunded, (update) => update.where('refunded_cents', 'is', null))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('statusForbidden');
    const event = {
      order_id: orderId,
      status_id: to,
      time_revision: timeRevision,
      text_revision: textRevision,
    };
    await rows
      .insertInto('order_events')
      .values({ id: newId(), ...event, created_at: now })
      .execute();
    const changed = await rows
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await bonusEffects[to]?.(rows, changed, now);
    await alongside?.(rows);
  });

/**
 * Stores a rating, which replaces an earlier rating of the same kind; returns whether it is the first. The caller has
 * locked the client.
 */
export const rateOrder = async (rows: Db, rating: Database['ratings']): Promise<boolean> => {
  const { order_id, kind, ...change } = rating;
  const { numUpdatedRows } = await rows
    .updateTable('ratings')
    .set(change)
    .where('order_id', '=', order_id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return false;
  await rows.insertInto('ratings').values(rating).execute();
  return true;
};
