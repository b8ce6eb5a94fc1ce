import { changesRow } from '../../database/batches.ts';
import { newId } from '../../database/ids-and-secrets.ts';
import type { Database, Db } from '../../database/schema.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';

export type PaymentRow = Database['payments'];
/** Row of a new payment, without the columns that later events set. */
export type NewPayment = Pick<
  PaymentRow,
  'session' | 'order_id' | 'url' | 'state' | 'expires_at' | 'created_at' | 'cents'
>;
type Outcome = Exclude<PaymentRow['state'], 'open'>;

/** States that each outcome may replace. Other states stay, because events may arrive twice or in the wrong order. */
const reachedFrom: Readonly<Record<Outcome, readonly PaymentRow['state'][]>> = {
  pending: ['open'],
  expired: ['open'],
  failed: ['open', 'pending'],
  paid: ['open', 'pending', 'failed', 'expired'],
  surplus: ['open', 'pending', 'failed', 'expired'],
};

/** Lists all payments of an order, newest first. */
export const listPayments = (db: Db, orderId: number): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .execute();

export const findOrderOfPage = (db: Db, session: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .selectAll('orders')
    .where('session', '=', session)
    .executeTakeFirst();

/** Payment that has paid an order or a part of it, with its amount in US cents. */
export type PaidPayment = PaymentRow & { cents: number };

/** Lists the payments that have paid an order, first those that the payment service can refund. */
export const listPaid = async (
  db: Db,
  { id, charged_cents }: Pick<OrderRow, 'id' | 'charged_cents'>,
): Promise<PaidPayment[]> => {
  const paid = (await listPayments(db, id)).filter(({ state }) => state === 'paid');
  const knownCents = paid.reduce((sum, { cents }) => sum + (cents ?? 0), 0);
  return paid
    .map((row) => ({ ...row, cents: row.cents ?? charged_cents - knownCents }))
    .sort((one, other) => Number(isAtService(other)) - Number(isAtService(one)));
};

const notRefunded = { refunded_cents: 0, asked_cents: 0, returned_cents: 0 } as const;

/** Adds a payment, unless a simultaneous request has added a payment with the same page. */
export const addPayment = async (db: Db, payment: NewPayment): Promise<void> => {
  await db
    .insertInto('payments')
    .values({ ...payment, ...notRefunded })
    .onConflict((conflict) => conflict.column('session').doNothing())
    .execute();
};

/** Adds a payment of an order by hand, which no payment service knows. */
export const addHandPayment = async (
  tx: Db,
  { id, code }: Pick<OrderRow, 'id' | 'code'>,
  { cents, reference, now }: { cents: number; reference: string; now: number },
): Promise<void> => {
  const isFurther = (await listPayments(tx, id)).some((row) => !isAtService(row));
  const page = { url: '', state: 'paid', expires_at: now, created_at: now, paid_at: now } as const;
  await tx
    .insertInto('payments')
    .values({
      ...page,
      session: `hand ${code}${isFurther ? ` ${newId()}` : ''}`,
      order_id: id,
      reference,
      cents,
      ...notRefunded,
    })
    .execute();
};

/**
 * Returns whether the payment service can refund a payment. It knows those without a reference, because only a payment by hand
 * has one, which may be empty.
 */
export const isAtService = ({ reference }: Pick<PaymentRow, 'reference'>): boolean => reference === null;

interface NewOutcome {
  session: string;
  orderId: number;
  outcome: Outcome;
  /** Amount that has arrived, in US cents; undefined if none has. */
  cents?: number;
  now: number;
}

/** Records the outcome of a payment; returns false if the outcome was recorded before or comes too late. */
export const recordOutcome = async (
  db: Db,
  { session, orderId, outcome, cents, now }: NewOutcome,
): Promise<boolean> => {
  // The row is missing if a server was killed after it opened the page.
  await addPayment(db, {
    session,
    order_id: orderId,
    url: '',
    state: 'open',
    expires_at: now,
    created_at: now,
    cents: null,
  });
  return changesRow(
    db
      .updateTable('payments')
      .set({ state: outcome, ...(cents !== undefined && { cents, paid_at: now }) })
      .where('session', '=', session)
      .where('state', 'in', reachedFrom[outcome]),
  );
};

/** Changes columns of a payment. The caller has locked its order if they are amounts. */
export const changePayment = async (tx: Db, session: string, change: Partial<PaymentRow>): Promise<void> => {
  await tx.updateTable('payments').set(change).where('session', '=', session).execute();
};

/** Returns whether a payment is paid and its card is not recorded yet. */
export const lacksCard = async (db: Db, session: string): Promise<boolean> => {
  const paid = await db
    .selectFrom('payments')
    .select('card_last4')
    .where((eb) => eb.and({ session, state: 'paid' }))
    .executeTakeFirst();
  return paid !== undefined && !paid.card_last4;
};
