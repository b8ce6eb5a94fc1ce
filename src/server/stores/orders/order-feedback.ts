import type { Feedback } from '../../../api/resources.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import { isoTime } from '../../database/iso-time.ts';
import type { Database, Db } from '../../database/schema.ts';

type Rating = Pick<Database['ratings'], 'kind' | 'rate' | 'comment'>;
type Event = Pick<Database['order_events'], 'status_id' | 'time_revision' | 'text_revision' | 'created_at'>;

const { delivered, revision } = orderStatuses;

const feedbackOf = (ratings: readonly Rating[], events: readonly Event[]): Feedback => {
  const ratingOf = (wanted: Rating['kind']) => ratings.find(({ kind }) => kind === wanted);
  const delivery = events.find(({ status_id }) => status_id === delivered);
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
  };
};

/** Reads the ratings, the latest deliveries and the revisions of orders. */
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
    .where('status_id', 'in', [delivered, revision])
    .orderBy('created_at', 'desc')
    .execute();
  return (orderId) =>
    feedbackOf(
      ratings.filter(({ order_id }) => order_id === orderId),
      events.filter(({ order_id }) => order_id === orderId),
    );
};
