import type { FileData, OrderData } from '../../../api/account-resources.ts';
import type { Order } from '../../../api/resources.ts';
import { isoTime } from '../../database/iso-time.ts';
import type { Database, Db } from '../../database/schema.ts';
import { statusName } from '../../orders/store/change-status.ts';
import type { OrderRow } from '../../orders/store/order-rows.ts';

type FileRow = Pick<Database['files'], 'name' | 'size' | 'created_at' | 'client_id'>;

export const fileDataOf = ({ name, size, created_at, client_id }: FileRow, link: string): FileData => ({
  name,
  size,
  from: client_id === null ? 'provider' : 'customer',
  createdAt: isoTime(created_at),
  link,
});

/** Returns the known parts of an order's origin, by the names of their columns. */
const readOrigin = async (db: Db, orderId: number): Promise<OrderData['origin']> => {
  const row = await db
    .selectFrom('order_origins')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return Object.fromEntries(
    Object.entries(row ?? {}).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
};

const readHistory = async (db: Db, orderId: number): Promise<OrderData['history']> => {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ status_id, created_at, time_revision, text_revision }) => ({
    status: statusName(status_id),
    createdAt: isoTime(created_at),
    text: [time_revision, text_revision].filter(Boolean).join(' '),
  }));
};

const readPayments = async (db: Db, orderId: number): Promise<OrderData['payments']> => {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ state, created_at, refunded_cents, card_brand, card_last4 }) => ({
    state,
    createdAt: isoTime(created_at),
    refundedCents: refunded_cents,
    card: card_last4 ? `${card_brand ?? ''} ${card_last4}`.trim() : '',
  }));
};

const readMessages = async (db: Db, orderId: number): Promise<OrderData['messages']> => {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ author, text, created_at, read_at }) => ({
    author,
    text,
    createdAt: isoTime(created_at),
    readAt: read_at === null ? null : isoTime(read_at),
  }));
};

/** Returns an order as the cabinet shows it, with the stored data that its page does not show. `link` is the page's address. */
export const readOrderData = async (
  db: Db,
  { row, shown, link }: { row: OrderRow; shown: Order; link: string },
): Promise<OrderData> => {
  const files = await db
    .selectFrom('attachments')
    .innerJoin('files', 'files.id', 'attachments.file_id')
    .select(['files.name', 'files.size', 'files.created_at', 'files.client_id'])
    .where('attachments.order_id', '=', row.id)
    .orderBy('files.created_at')
    .orderBy('files.id')
    .execute();
  return {
    ...shown,
    status: statusName(row.status_id),
    history: await readHistory(db, row.id),
    origin: await readOrigin(db, row.id),
    payments: await readPayments(db, row.id),
    messages: await readMessages(db, row.id),
    files: files.map((file) => fileDataOf(file, link)),
  };
};
