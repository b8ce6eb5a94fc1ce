import type { Message } from '../../../api/resources.ts';
import { isoTime } from '../../database/iso-time.ts';
import type { Database, Db } from '../../database/schema.ts';

export type MessageRow = Database['messages'];
export type Author = MessageRow['author'];

/** Maximum number of messages that an order's page shows. The download of all data contains every message. */
const shownMessages = 200;

/** Returns the latest messages of an order, oldest first. */
export const listMessages = async (db: Db, orderId: number, limit = shownMessages): Promise<MessageRow[]> => {
  const newestFirst = await db
    .selectFrom('messages')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return newestFirst.reverse();
};

/** Records that the other side has read an author's messages up to a time. Later messages were not displayed yet. */
export const markMessagesRead = async (
  db: Db,
  { orderId, author, until, now }: { orderId: number; author: Author; until: number; now: number },
): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ read_at: now })
    .where('order_id', '=', orderId)
    .where('author', '=', author)
    .where('created_at', '<=', until)
    .where('read_at', 'is', null)
    .execute();
};

/** Returns an author's unread texts since a time, oldest first. */
export const listUnreadTexts = async (
  db: Db,
  { orderId, author, since }: { orderId: number; author: Author; since: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('messages')
    .select('text')
    .where('order_id', '=', orderId)
    .where('author', '=', author)
    .where('created_at', '>=', since)
    .where('read_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ text }) => text);
};

/** Counts the messages of writers that the customer has not read, by order. */
export const countNewMessages = async (
  db: Db,
  orderIds: readonly number[],
): Promise<(orderId: number) => number> => {
  if (orderIds.length === 0) return () => 0;
  const rows = await db
    .selectFrom('messages')
    .select(({ fn }) => ['order_id', fn.countAll<number>().as('count')])
    .where('order_id', 'in', orderIds)
    .where('author', '=', 'writer')
    .where('read_at', 'is', null)
    .groupBy('order_id')
    .execute();
  return (orderId) => rows.find(({ order_id }) => order_id === orderId)?.count ?? 0;
};

/** Converts a row into a message of the API. */
export const messageOf = ({ id, author, text, created_at, read_at }: MessageRow): Message => ({
  id,
  author,
  text,
  createdAt: isoTime(created_at),
  isNew: author === 'writer' && read_at === null,
});
