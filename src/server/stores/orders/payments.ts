import type { Card } from '../../../api/resources.ts';
import type { Database, Db } from '../../database/schema.ts';

export type PaymentRow = Database['payments'];
/** A payment as its page is opened, before anything is known of the money. */
export type NewPayment = Omit<PaymentRow, 'refunded_cents' | 'card_brand' | 'card_last4'>;
type Outcome = Exclude<PaymentRow['state'], 'open'>;

/** From which states each outcome is reached: messages come twice, and late ones undo nothing. */
const reachedFrom: Readonly<Record<Outcome, readonly PaymentRow['state'][]>> = {
  pending: ['open'],
  expired: ['open'],
  failed: ['open', 'pending'],
  paid: ['open', 'pending', 'failed', 'expired'],
  surplus: ['open', 'pending', 'failed', 'expired'],
};

/** Every try to pay an order, the latest first. */
export const listPayments = (db: Db, orderId: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .execute();

/** The same page, opened twice at the same moment, is one try. */
export const addPayment = async (db: Db, payment: NewPayment): Promise<void> => {
  await db
    .insertInto('payments')
    .values({ ...payment, refunded_cents: 0 })
    .onConflict((conflict) => conflict.column('session').doNothing())
    .execute();
};

/** Records how a payment went; returns whether that was new. Of two equal messages at the same moment one is new. */
export const recordOutcome = async (
  db: Db,
  { session, orderId, outcome, now }: { session: string; orderId: number; outcome: Outcome; now: number },
): Promise<boolean> => {
  // A server that was killed between opening the page and recording it has left no row.
  await addPayment(db, {
    ...{ session, order_id: orderId, url: '', state: 'open', expires_at: now, created_at: now },
  });
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ state: outcome })
    .where('session', '=', session)
    .where('state', 'in', reachedFrom[outcome])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Notes how much of a payment has been given back so far; an older figure that arrives late changes nothing. Returns the
 * payment, or null where no such payment of the order has arrived.
 */
export const recordRefund = async (
  db: Db,
  { session, orderId, refundedCents }: { session: string; orderId: number; refundedCents: number },
): Promise<PaymentRow | null> => {
  const ofSession = { session, order_id: orderId };
  await db
    .updateTable('payments')
    .set({ refunded_cents: refundedCents })
    .where((eb) => eb.and(ofSession))
    .where('refunded_cents', '<', refundedCents)
    .execute();
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where((eb) => eb.and(ofSession))
    .where('state', 'in', ['paid', 'surplus'])
    .executeTakeFirst();
  return row ?? null;
};

/** Notes the card that a payment was made with. */
export const recordCard = async (db: Db, session: string, { brand, last4 }: Card): Promise<void> => {
  await db
    .updateTable('payments')
    .set({ card_brand: brand, card_last4: last4 })
    .where('session', '=', session)
    .execute();
};
