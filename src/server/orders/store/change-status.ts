import { type OrderStatus, orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { newId } from '../../database/ids-and-secrets.ts';
import { type Alongside, inTransaction } from '../../database/open.ts';
import type { Database, Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import type { LetterEvent } from '../../letters/letter-rows.ts';
import { creditBonus, returnBonus, setBonus } from './bonus.ts';
import { addOrderLetters } from './order-letters.ts';
import { type OrderRow, readOrderRow, unsummed } from './order-rows.ts';

const { created, paid, inProgress, delivered, revision, approved, cancelled, refunded } = orderStatuses;

/** Statuses from which each status may be reached. */
export const allowedFrom: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [created]: [],
  [paid]: [created],
  [inProgress]: [paid],
  // `delivered` is included, because a second file may follow; `paid`, because the provider may skip the command `start`.
  [delivered]: [paid, inProgress, revision, delivered],
  [revision]: [delivered],
  [approved]: [delivered],
  // A paid order cannot be cancelled, only refunded, even after its approval.
  [cancelled]: [created],
  [refunded]: [paid, inProgress, delivered, revision, approved],
};

export interface StatusChange {
  orderId: number;
  to: OrderStatus;
  now: number;
  /** Deadline of a requested revision. */
  timeRevision?: string;
  /** Text of a requested revision, or the provider's reason for a refund. */
  textRevision?: string;
  /** Code of the writer who wrote the paper. */
  writerCode?: string;
  /** Events whose letters are added. */
  letters?: readonly LetterEvent[];
  alongside?: Alongside;
}

/** Functions that change the customer's Bonus Storage when an order reaches a status. */
const bonusEffects: Partial<Record<OrderStatus, typeof returnBonus>> = {
  [approved]: creditBonus,
  [cancelled]: returnBonus,
  [refunded]: returnBonus,
};

/**
 * Changes the status of an order with its letters and the Bonus Storage; refuses with `statusForbidden` if the current status
 * does not allow the change, or if the refund of a cancellation is on its way. An order that becomes paid gets its deadline as
 * long after `now`. Of two simultaneous changes only one succeeds. `db` may be an open transaction.
 */
export const changeStatus = (db: Db, change: StatusChange): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { orderId, to, now, writerCode, letters = [], alongside } = change;
    const { numUpdatedRows } = await tx
      .updateTable('orders')
      .set(({ eb, ref }) => ({
        status_id: to,
        ...unsummed,
        ...(to === paid && { deadline_at: eb(eb('deadline_at', '-', ref('created_at')), '+', now) }),
        ...(writerCode && { writer_code: writerCode }),
        // A refunded order waits for no payment, also not for the difference of a change.
        ...(to === refunded && { due_cents: 0 }),
      }))
      .where('id', '=', orderId)
      .where('status_id', 'in', allowedFrom[to])
      .$if(to !== refunded, (update) => update.where('refunded_cents', 'is', null))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('statusForbidden');
    const { timeRevision = '', textRevision = '' } = change;
    const texts = { time_revision: timeRevision, text_revision: textRevision };
    await tx
      .insertInto('order_events')
      .values({ id: newId(), order_id: orderId, status_id: to, ...texts, created_at: now })
      .execute();
    const changed = await readOrderRow(tx, orderId);
    await bonusEffects[to]?.(tx, changed, now);
    await alongside?.(tx);
    for (const kind of letters) await addOrderLetters(tx, changed, { kind, now });
  });

/**
 * Records that the difference to a changed price has been paid: it becomes a part of the charge. Customer and provider get a
 * letter. Refuses with `statusForbidden` if another amount is due, or none.
 */
export const settleDue = async (
  tx: Db,
  { orderId, cents, now }: { orderId: number; cents: number; now: number },
): Promise<void> => {
  const order = await tx
    .updateTable('orders')
    .set(({ eb }) => ({ charged_cents: eb('charged_cents', '+', cents), due_cents: 0, ...unsummed }))
    .where((eb) => eb.and({ id: orderId, due_cents: cents }))
    .where('due_cents', '>', 0)
    .where('status_id', 'not in', [created, cancelled, refunded])
    .where('refunded_cents', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!order) throw new Refusal('statusForbidden');
  await addOrderLetters(tx, order, { kind: 'settled', now });
};

/**
 * Stores a rating, which replaces an earlier rating of the same kind; returns whether it is the first. The caller has
 * locked the client.
 */
export const rateOrder = async (tx: Db, rating: Database['ratings']): Promise<boolean> => {
  const { order_id, kind, ...change } = rating;
  const { numUpdatedRows } = await tx
    .updateTable('ratings')
    .set(change)
    .where((eb) => eb.and({ order_id, kind }))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return false;
  await tx.insertInto('ratings').values(rating).execute();
  return true;
};

/** Sets the bonus of an unpaid order, and marks the order as paid if the bonus covers the whole price. */
export const spendBonus = async (
  tx: Db,
  order: OrderRow,
  { maximumCents, now }: { maximumCents: number; now: number },
): Promise<void> => {
  const { used, left } = await setBonus(tx, order, { maximumCents, now });
  if (used > 0 && left === 0) await changeStatus(tx, { orderId: order.id, to: paid, now, letters: ['paid'] });
};
