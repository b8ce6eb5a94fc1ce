import type { Feedback, Order } from '../../../api/resources/order.ts';
import { fromCents } from '../../../order/price/money.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Database, Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';

type Rating = Pick<Database['ratings'], 'kind' | 'rate' | 'comment'>;
type Event = Pick<Database['order_events'], 'status_id' | 'time_revision' | 'text_revision' | 'created_at'>;

const { delivered, revision, refunded } = orderStatuses;

const feedbackOf = (ratings: readonly Rating[], events: readonly Event[]): Feedback => {
  const ratingOf = (wanted: Rating['kind']) => ratings.find(({ kind }) => kind === wanted);
  const latest = (wanted: number) => events.find(({ status_id }) => status_id === wanted);
  const [delivery, refund] = [latest(delivered), latest(refunded)];
  return {
    serviceRating: ratingOf('service')?.rate ?? null,
    serviceComment: ratingOf('service')?.comment ?? '',
    writerRating: ratingOf('writer')?.rate ?? null,
    writerComment: ratingOf('writer')?.comment ?? '',
    deliveredAt: delivery ? isoTime(delivery.created_at) : null,
    revisions: events
      .filter(({ status_id }) => status_id === revision)
      .map(({ time_revision, text_revision, created_at }) => ({
        timeRevision: time_revision,
        textRevision: text_revision,
        createdAt: isoTime(created_at),
      })),
    refundedAt: refund ? isoTime(refund.created_at) : null,
    refundReason: refund?.text_revision ?? '',
  };
};

/** Reads the ratings, the latest deliveries, the revisions and the refunds of orders. */
export const readFeedback = async (
  db: Db,
  orderIds: readonly number[],
): Promise<(orderId: number) => Feedback> => {
  if (orderIds.length === 0) return () => feedbackOf([], []);
  const ratings = await db
    .selectFrom('ratings')
    .select(['order_id', 'kind', 'rate', 'comment'])
    .where('order_id', 'in', orderIds)
    .execute();
  const events = await db
    .selectFrom('order_events')
    .select(['order_id', 'status_id', 'time_revision', 'text_revision', 'created_at'])
    .where('order_id', 'in', orderIds)
    .where('status_id', 'in', [delivered, revision, refunded])
    .orderBy('created_at', 'desc')
    .execute();
  return (orderId) =>
    feedbackOf(
      ratings.filter(({ order_id }) => order_id === orderId),
      events.filter(({ order_id }) => order_id === orderId),
    );
};

/** Lists the extras of an order with their names and prices at ordering. */
export const listExtras = (db: Db, orderId: number): Promise<Database['order_extras'][]> =>
  db.selectFrom('order_extras').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

/**
 * Reads the extras of orders with their names and prices at ordering; returns a function that converts them to an order's
 * currency.
 */
export const readExtras = async (
  db: Db,
  orderIds: readonly number[],
): Promise<(order: { id: number; rate_e4: number }) => Order['extras']> => {
  if (orderIds.length === 0) return () => [];
  const rows = await db
    .selectFrom('order_extras')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  return ({ id, rate_e4 }) =>
    rows
      .filter(({ order_id }) => order_id === id)
      .map(({ extra_id, name, cents }) => ({
        id: extra_id,
        name,
        priceConverted: fromCents(Math.round((cents * rate_e4) / 10_000)),
      }));
};

/** Lists the statuses that an order has reached, oldest first. */
export const listEvents = (db: Db, orderId: number): Promise<Event[]> =>
  db
    .selectFrom('order_events')
    .select(['status_id', 'time_revision', 'text_revision', 'created_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();

interface Attached {
  orderId: number;
  receiver: Database['attachments']['receiver_type'];
  /** Epoch milliseconds. */
  since: number;
}

/** Returns the names of the files that were attached to an order for a receiver since a time. */
export const listAttachedNames = async (
  db: Db,
  { orderId, receiver, since }: Attached,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('files', 'files.id', 'attachments.file_id')
    .select('files.name')
    .where((eb) => eb.and({ order_id: orderId, receiver_type: receiver }))
    .where('attachments.created_at', '>=', since)
    .orderBy('attachments.created_at')
    .orderBy('files.name')
    .execute();
  return rows.map(({ name }) => name);
};

/** Reads the known parts of an order's origin, each with the name of its column. */
export const readStoredOrigin = async (
  db: Db,
  orderId: number,
): Promise<[column: string, text: string][]> => {
  const row: Partial<Database['order_origins']> | undefined = await db
    .selectFrom('order_origins')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  const { order_id, ...origin } = row ?? {};
  return Object.entries(origin).flatMap(([column, text]) => (text === null ? [] : [[column, text]]));
};
