import { orderStatuses } from '../../order/vocabulary/order-statuses.ts';
import type { Db } from '../database/schema.ts';
import type { Alongside } from '../database/transaction.ts';
import { Refusal } from '../errors.ts';
import { attachFiles } from '../files/store/files.ts';
import { changeStatus } from './store/change-status.ts';
import { addMessage } from './store/messages.ts';
import { lockOrder, type OrderRow } from './store/order-rows.ts';

interface Delivery {
  writerCode: string;
  /** Returns the ids of the files, in the transaction of the delivery. */
  readFiles: (rows: Db) => Promise<readonly number[]>;
  /** Message to the customer; empty for none. */
  message?: string;
  now: number;
  alongside: Alongside;
}

/**
 * Delivers files as the work of a writer, with a message, and informs the customer. Refuses with `orderMovedOn` if the order has
 * got another writer since it was read.
 */
export const deliverOrder = (
  db: Db,
  order: OrderRow,
  { writerCode, readFiles, message: text = '', now, alongside }: Delivery,
): Promise<void> =>
  db.transaction().execute(async (rows) => {
    const { writer_code } = await lockOrder(rows, order.id);
    if (writer_code !== order.writer_code) throw new Refusal('orderMovedOn');
    await changeStatus(rows, {
      orderId: order.id,
      to: orderStatuses.delivered,
      now,
      writerCode,
      letters: [order.status_id === orderStatuses.delivered ? 'message' : 'delivered'],
      alongside: async () => {
        const fileIds = await readFiles(rows);
        await attachFiles(rows, { orderId: order.id, fileIds, receiver: 'client', now });
        if (text) await addMessage(rows, { order, author: 'writer', text, now });
        await alongside(rows);
      },
    });
  });
