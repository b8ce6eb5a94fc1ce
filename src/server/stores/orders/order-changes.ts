import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { newId } from '../../database/new-id.ts';
import type { Database, Db } from '../../database/schema.ts';
import { within } from '../../database/within.ts';
import { Refusal } from '../../errors.ts';
import { creditBonus, returnBonus } from './bonus.ts';
import { allowedFrom, type OrderStatus } from './order-status.ts';

interface Move {
  orderId: number;
  to: OrderStatus;
  now: number;
  /** What a client wants changed, and by when. */
  timeRevision?: string;
  textRevision?: string;
  /** Why the provider ended the order. */
  reason?: string;
  /** Who wrote it. */
  writerCode?: string;
  /** What is written with the move, or not at all. */
  alongside?: (rows: Db) => Promise<void>;
}

/** What a status does to the customer's Bonus Storage. */
const bonusEffects: Partial<Record<OrderStatus, typeof creditBonus>> = {
  [orderStatuses.approved]: creditBonus,
  [orderStatuses.cancelled]: returnBonus,
  [orderStatuses.refunded]: returnBonus,
};

/**
 * Moves an order on, if it stands where that is allowed: of two who try at the same moment one is refused. Joins a
 * transaction that has begun.
 */
export const changeStatus = (db: Db, move: Move): Promise<void> =>
  within(db, async (rows) => {
    const {
      orderId,
      to,
      now,
      timeRevision = '',
      reason = '',
      textRevision = reason,
      writerCode,
      alongside,
    } = move;
    const { numUpdatedRows } = await rows
      .updateTable('orders')
      .set({ status_id: to, ...(writerCode && { writer_code: writerCode }) })
      .where('id', '=', orderId)
      .where('status_id', 'in', allowedFrom[to])
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
    const moved = await rows
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await bonusEffects[to]?.(rows, moved, now);
    await alongside?.(rows);
  });

/** A later rating of the same kind takes the place of the first. */
export const rateOrder = async (db: Db, rating: Database['ratings']): Promise<void> => {
  const { rate, comment, created_at } = rating;
  await db
    .insertInto('ratings')
    .values(rating)
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'kind']).doUpdateSet({ rate, comment, created_at }),
    )
    .execute();
};
