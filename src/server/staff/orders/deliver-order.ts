import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import { attachFiles, listOfficeFiles } from '../../files/store/files.ts';
import { removeUploadingFile } from '../../files/store/uploads.ts';
import { changeStatus } from '../../orders/store/change-status.ts';
import { addMessage } from '../../orders/store/messages.ts';
import { lockOrder } from '../../orders/store/order-rows.ts';
import { type ActedOn, recordAct } from './order-acts.ts';

interface Delivery {
  writerCode: string;
  /** Returns the ids of the files, in the transaction of the delivery. */
  readFiles: (rows: Db) => Promise<readonly number[]>;
  /** Message to the customer; empty for none. */
  message?: string;
}

/**
 * Delivers files as the work of a writer, with a message, and informs the customer. Refuses with `orderMovedOn` if the order has
 * got another writer since it was read.
 */
export const deliverOrder = (
  db: Db,
  on: ActedOn,
  { writerCode, readFiles, message: text = '' }: Delivery,
): Promise<void> =>
  db.transaction().execute(async (rows) => {
    const { order, actor } = on;
    const { now } = actor;
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
        await recordAct(on, 'deliverOrder', { after: { writerCode } })(rows);
      },
    });
  });

/** Delivers files that the office has stored, as the work of the order's writer. A repeated request changes nothing. */
export const deliverStored = async (
  db: Db,
  on: ActedOn,
  { fileIds, message }: { fileIds: readonly number[]; message: string },
): Promise<void> => {
  const { id, writer_code, preferred_writer } = on.order;
  const ids = [...new Set(fileIds)];
  const stored = await listOfficeFiles(db, ids);
  const isOther = stored.some(({ order_id }) => order_id !== null && order_id !== id);
  if (stored.length < ids.length || isOther) throw new Refusal('invalid', { fileIds: 'choiceUnavailable' });
  if (stored.every(({ order_id }) => order_id === id)) return;
  const writerCode = writer_code ?? preferred_writer;
  if (!writerCode) throw new Refusal('writerMissing');
  const readFiles = async (rows: Db) => {
    for (const { order_id, place } of stored) if (order_id === null) await removeUploadingFile(rows, place);
    return ids;
  };
  await deliverOrder(db, on, { writerCode, message, readFiles });
};
