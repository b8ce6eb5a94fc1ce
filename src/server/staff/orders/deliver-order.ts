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
  readFiles: (tx: Db) => Promise<readonly number[]>;
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
  subject: ActedOn,
  { writerCode, readFiles, message: text = '', isWriter = false }: Delivery,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { now } = subject.actor;
    const order = await lockOrder(tx, subject.order.id);
    const fileIds = await readFiles(tx);
    if (fileIds.length === 0) return;
    if (order.writer_code !== subject.order.writer_code) throw new Refusal('orderMovedOn');
    refuseUnpaid(order, { isWriter });
    await changeStatus(tx, {
      orderId: order.id,
      to: orderStatuses.delivered,
      now,
      writerCode,
      letters: [order.status_id === orderStatuses.delivered ? 'message' : 'delivered'],
      alongside: async () => {
        await attachFiles(tx, { orderId: order.id, fileIds, receiver: 'client', now });
        if (text) await addMessage(tx, { order, author: 'writer', text, now });
        await recordAct(subject, 'deliverOrder', { after: { writerCode } })(tx);
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
  subject: ActedOn,
  { fileIds, ...how }: { fileIds: readonly number[] } & Pick<Delivery, 'message' | 'isWriter'>,
): Promise<void> => {
  const { id, writer_code, preferred_writer } = subject.order;
  const ids = [...new Set(fileIds)];
  const writerCode = writer_code ?? preferred_writer;
  const readFiles = async (tx: Db) => {
    const stored = await listOfficeFiles(tx, ids);
    const isOther = stored.some(({ order_id }) => order_id !== null && order_id !== id);
    if (stored.length < ids.length || isOther) throw unavailable();
    if (stored.every(({ order_id }) => order_id === id)) return [];
    if (!writerCode) throw new Refusal('writerMissing');
    for (const { order_id, place } of stored)
      if (order_id === null && !(await removeUploadingFile(tx, place))) throw unavailable();
    return ids;
  };
  await deliverOrder(db, subject, { ...how, writerCode: writerCode ?? '', readFiles });
};
