import { isClosed } from '../../../order/vocabulary/order-statuses.ts';
import { newId } from '../../database/new-id.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import type { LetterEvent } from '../../letters/letter-rows.ts';
import { lockClient } from '../clients/clients.ts';
import { type Author, listMessages, type MessageRow, markMessagesRead } from './messages.ts';
import { addOrderLetters } from './order-letters.ts';
import type { OrderRow } from './orders.ts';

/** Milliseconds within which the same text counts as a retry, because the response to the first request may have been lost. */
const retryMs = 10 * 60_000;

const letterEvents = { customer: 'question', writer: 'reply' } as const satisfies Record<Author, LetterEvent>;

/** Locks an order until the end of the transaction, so that transactions write its messages one after another. */
const lockOrder = (rows: Db, orderId: number) =>
  rows
    .updateTable('orders')
    .set(({ ref }) => ({ status_id: ref('status_id') }))
    .where('id', '=', orderId)
    .returning('status_id')
    .executeTakeFirstOrThrow();

interface NewMessage {
  order: Pick<OrderRow, 'id' | 'site_id' | 'client_id' | 'code'>;
  author: Author;
  text: string;
  now: number;
}

/**
 * Adds a message with its letter, and marks the other side's earlier messages as read. Refuses a customer's message with
 * `orderClosed` if the order is closed, and any message with `loginRequired` if the account is deleted. A retry returns the
 * stored message.
 */
export const addMessage = (db: Db, { order, author, text, now }: NewMessage): Promise<MessageRow> =>
  db.transaction().execute(async (rows) => {
    const { status_id } = await lockOrder(rows, order.id);
    if (author === 'customer' && isClosed(status_id)) throw new Refusal('orderClosed');
    await lockClient(rows, order.client_id);
    const [last] = await listMessages(rows, order.id, 1);
    if (last?.author === author && last.text === text && now - last.created_at < retryMs) return last;
    // The time is later than that of the last message even if the clock was set back, so that the sequence is kept.
    const created_at = Math.max(now, (last?.created_at ?? 0) + 1);
    const message = { id: newId(), order_id: order.id, author, text, created_at, read_at: null };
    await rows.insertInto('messages').values(message).execute();
    const other = author === 'customer' ? 'writer' : 'customer';
    await markMessagesRead(rows, { orderId: order.id, author: other, until: created_at, now });
    await addOrderLetters(rows, order, { kind: letterEvents[author], now });
    return message;
  });
