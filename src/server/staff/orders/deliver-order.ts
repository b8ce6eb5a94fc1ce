import { formatMoney } from '../../../order/price/money.ts';
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
  /** True for a writer, who sees no amounts. */
  isWriter?: boolean;
}

/** Refuses the delivery of an order that a change has left something to pay of, because a delivered order is not changed back. */
const refuseUnpaid = (dueCents: number, isWriter: boolean) => {
  if (dueCents === 0) return;
  const left = `${formatMoney(dueCents)} of the new price of this order is not paid yet, so nothing was delivered.`;
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
    const { order, actor } = on;
    const { now } = actor;
    const { writer_code, due_cents } = await lockOrder(rows, order.id);
    if (writer_code !== order.writer_code) throw new Refusal('orderMovedOn');
    refuseUnpaid(due_cents, isWriter);
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
  { fileIds, ...how }: { fileIds: readonly number[] } & Pick<Delivery, 'message' | 'isWriter'>,
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
  await deliverOrder(db, on, { ...how, writerCode, readFiles });
};
