import type { Message } from '../../../api/resources/order.ts';
import { isClosed } from '../../../order/vocabulary/order-statuses.ts';
import { lockClient } from '../../accounts/store/clients.ts';
import { newId } from '../../database/ids-and-secrets.ts';
import { type Alongside, inTransaction } from '../../database/open.ts';
import type { Database, Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';
import { minuteMs } from '../../durations.ts';
import { Refusal } from '../../errors.ts';
import type { LetterEvent } from '../../letters/letter-rows.ts';
import { addOrderLetters } from './order-letters.ts';
import { lockOrder, type OrderRow } from './order-rows.ts';

type MessageRow = Database['messages'];
type Author = MessageRow['author'];

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
    .where((eb) => eb.and({ order_id: orderId, author }))
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
    .where((eb) => eb.and({ order_id: orderId, author }))
    .where('created_at', '>=', since)
    .where('read_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ text }) => text);
};

/** Counts the messages of an author that the other side has not read, by order. */
export const countNewMessages = async (
  db: Db,
  orderIds: readonly number[],
  author: Author = 'writer',
): Promise<(orderId: number) => number> => {
  if (orderIds.length === 0) return () => 0;
  const rows = await db
    .selectFrom('messages')
    .select(({ fn }) => ['order_id', fn.countAll<number>().as('count')])
    .where('order_id', 'in', orderIds)
    .where('author', '=', author)
    .where('read_at', 'is', null)
    .groupBy('order_id')
    .execute();
  return (orderId) => rows.find(({ order_id }) => order_id === orderId)?.count ?? 0;
};

export const messageOf = ({ id, author, text, created_at, read_at }: MessageRow): Message => ({
  id,
  author,
  text,
  createdAt: isoTime(created_at),
  isNew: author === 'writer' && read_at === null,
});

/** Milliseconds within which the same text counts as a retry, because the response to the first request may have been lost. */
const retryMs = 10 * minuteMs;

const letterEvents = { customer: 'question', writer: 'reply' } as const satisfies Record<Author, LetterEvent>;

interface NewMessage {
  order: Pick<OrderRow, 'id' | 'site_id' | 'client_id' | 'code'>;
  author: Author;
  text: string;
  now: number;
  /** True for the notice of a change that happens once, which is no retry although its text may be the same again. */
  isNotice?: boolean;
  /** True if writers may not see the text. */
  namesAmount?: boolean;
  /** Called for a message that is not a retry. */
  alongside?: Alongside | undefined;
}

/**
 * Adds a message with its letter, and marks the other side's earlier messages as read. Refuses a customer's message with
 * `orderClosed` if the order is closed, and any message with `loginRequired` if the account is deleted. A retry returns the
 * stored message. `db` may be an open transaction.
 */
export const addMessage = (
  db: Db,
  { order, author, text, now, isNotice = false, namesAmount = false, alongside }: NewMessage,
): Promise<MessageRow> =>
  inTransaction(db, async (tx) => {
    // The lock makes transactions write an order's messages one after another.
    const { status_id } = await lockOrder(tx, order.id);
    if (author === 'customer' && isClosed(status_id)) throw new Refusal('orderClosed');
    await lockClient(tx, order.client_id);
    const [last] = await listMessages(tx, order.id, 1);
    const isSame = last?.author === author && last.text === text && now - last.created_at < retryMs;
    if (isSame && !isNotice) return last;
    // The time is later than that of the last message even if the clock was set back, so that the sequence is kept.
    const created_at = Math.max(now, (last?.created_at ?? 0) + 1);
    const row = { id: newId(), order_id: order.id, author, text, created_at, read_at: null };
    const message = { ...row, names_amount: Number(namesAmount) };
    await tx.insertInto('messages').values(message).execute();
    const other = author === 'customer' ? 'writer' : 'customer';
    await markMessagesRead(tx, { orderId: order.id, author: other, until: created_at, now });
    await addOrderLetters(tx, order, { kind: letterEvents[author], now });
    await alongside?.(tx);
    return message;
  });
