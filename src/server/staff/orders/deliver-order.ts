import { formatMoney } from '../../../order/price/money.ts';
import { orderStatuses } from '../../../order/vocabulary/order-statuses.ts';
import type { Db } from '../../database/schema.ts';
import { Refusal } from '../../errors.ts';
import { attachFiles } from '../../files/store/attachments.ts';
import { listOfficeFiles, removeUploadingFile } from '../../files/store/files.ts';
import { changeStatus } from '../../orders/store/change-status.ts';
import { addMessage } from '../../orders/store/messages.ts';
import { lockOrder, type OrderRow } from '../../orders/store/order-rows.ts';
import { type ActedOn, recordAct } from './order-acts.ts';

interface Delivery {
  writerCode: string;
  /** Returns the ids of the files, in the transaction that has locked the order; no ids if the delivery is made already. */
  readFiles: (rows: Db) => Promise<readonly number[]>;
  /** Message to the customer; empty for none. */
  message?: string;
  /** True for a writer, who sees no amounts. */
  isWriter?: boolean;
}

/** Refuses a delivery while the difference after a change is unpaid, because a delivered order is not changed back. */
const refuseUnpaid = ({ due_cents }: OrderRow, { isWriter }: { isWriter: boolean }) => {
  if (due_cents === 0) return;
  const left = `${formatMoney(due_cents)} of the new price of this order is not paid yet, so nothing was delivered.`;
  const way = 'Mark the difference as paid once it has arrived, or change the order back';
  throw new Refusal('differenceUnpaid', isWriter ? {} : { '': `${left} ${way}` });
};

/**
 * Delivers files as the work of a writer, with a message, and informs the customer. Refuses with `orderMovedOn` if the order has
 * got another writer since it was read.
 */
export const deliverOrder = (
  db: Db,
  on: ActedOn,
  { writerCode, readFiles, message: text = '', isWriter = false }: Delivery,
): Promise<void> =>
  db.transaction().execute(async (rows) => {
    const { now } = on.actor;
    const order = await lockOrder(rows, on.order.id);
    const fileIds = await readFiles(rows);
    if (fileIds.length === 0) return;
    if (order.writer_code !== on.order.writer_code) throw new Refusal('orderMovedOn');
    refuseUnpaid(order, { isWriter });
    await changeStatus(rows, {
      orderId: order.id,
      to: orderStatuses.delivered,
      now,
      writerCode,
      letters: [order.status_id === orderStatuses.delivered ? 'message' : 'delivered'],
      alongside: async () => {
        await attachFiles(rows, { orderId: order.id, fileIds, receiver: 'client', now });
        if (text) await addMessage(rows, { order, author: 'writer', text, now });
        await recordAct(on, 'deliverOrder', { after: { writerCode } })(rows);
      },
    });
  });

const unavailable = () => new Refusal('invalid', { fileIds: 'choiceUnavailable' });

/**
 * Delivers files that the office has stored, as the work of the order's writer. A repeated request changes nothing, also one that
 * comes at the same time.
 */
export const deliverStored = async (
  db: Db,
  on: ActedOn,
  { fileIds, ...how }: { fileIds: readonly number[] } & Pick<Delivery, 'message' | 'isWriter'>,
): Promise<void> => {
  const { id, writer_code, preferred_writer } = on.order;
  const ids = [...new Set(fileIds)];
  const writerCode = writer_code ?? preferred_writer;
  const readFiles = async (rows: Db) => {
    const stored = await listOfficeFiles(rows, ids);
    const isOther = stored.some(({ order_id }) => order_id !== null && order_id !== id);
    if (stored.length < ids.length || isOther) throw unavailable();
    if (stored.every(({ order_id }) => order_id === id)) return [];
    if (!writerCode) throw new Refusal('writerMissing');
    for (const { order_id, place } of stored)
      if (order_id === null && !(await removeUploadingFile(rows, place))) throw unavailable();
    return ids;
  };
  await deliverOrder(db, on, { ...how, writerCode: writerCode ?? '', readFiles });
};
