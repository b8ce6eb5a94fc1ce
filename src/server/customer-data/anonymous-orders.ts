import { columnOf, textFields } from '../../order/vocabulary/fields.ts';
import type { Database, Db } from '../database/schema.ts';
import { toColumns } from '../database/tables/field-columns.ts';

/**
 * Columns of an order's origin that may identify the visitor: ids, click ids, device, and addresses whose queries may contain
 * personal data. Widget, affiliate and campaign stay, because the provider needs them for its accounts.
 */
const personalOrigin = {
  page: null,
  visitor_id: null,
  cd_request_id: null,
  ga_request_id: null,
  first_landing: null,
  first_device: null,
  first_referrer: null,
  gclid: null,
  gbraid: null,
  wbraid: null,
  fbclid: null,
  msclkid: null,
  ttclid: null,
  p1: null,
  p2: null,
  p3: null,
  p4: null,
  p5: null,
  p6: null,
  p7: null,
  p8: null,
  p9: null,
  p10: null,
} as const satisfies Partial<Database['order_origins']>;

/** Number of orders whose texts are read at once. It is small, because the texts of an order may have 20,000 characters. */
const ordersAtOnce = 100;

/** Removes personal data from the customer's texts: those of the orders themselves, of revisions and of ratings. */
const cleanTexts = async (rows: Db, orderIds: readonly number[], clean: (text: string) => string) => {
  const orders = await rows
    .selectFrom('orders')
    .select(['id', ...textFields.map((field) => columnOf[field])])
    .where('id', 'in', orderIds)
    .execute();
  for (const order of orders)
    await rows
      .updateTable('orders')
      .set(toColumns(textFields, (field) => clean(order[columnOf[field]])))
      .where('id', '=', order.id)
      .execute();
  const events = await rows
    .selectFrom('order_events')
    .select(['id', 'text_revision'])
    .where('order_id', 'in', orderIds)
    .where('text_revision', '<>', '')
    .execute();
  for (const { id, text_revision } of events)
    await rows
      .updateTable('order_events')
      .set({ text_revision: clean(text_revision) })
      .where('id', '=', id)
      .execute();
  const ratings = await rows
    .selectFrom('ratings')
    .select(['order_id', 'kind', 'comment'])
    .where('order_id', 'in', orderIds)
    .where('comment', '<>', '')
    .execute();
  for (const { order_id, kind, comment } of ratings)
    await rows
      .updateTable('ratings')
      .set({ comment: clean(comment) })
      .where('order_id', '=', order_id)
      .where('kind', '=', kind)
      .execute();
};

/** Deletes the rows of all files of a client, and marks their bytes for the sweep of files. */
const deleteFiles = async (rows: Db, clientId: number, now: number) => {
  const attached = rows
    .selectFrom('attachments')
    .innerJoin('orders', 'orders.id', 'attachments.order_id')
    .select('attachments.file_id')
    .where('orders.client_id', '=', clientId);
  const files = await rows
    .selectFrom('files')
    .select(['id', 'place'])
    .where(({ eb, or }) => or([eb('client_id', '=', clientId), eb('id', 'in', attached)]))
    .execute();
  for (const { id, place } of files) {
    await rows.insertInto('begun_files').values({ place, began_at: now, given_up: 1 }).execute();
    await rows.deleteFrom('attachments').where('file_id', '=', id).execute();
    await rows.deleteFrom('files').where('id', '=', id).execute();
  }
};

/**
 * Removes personal data from all orders of a client. Deletes their messages and files. Delivered papers are deleted too,
 * because their title pages name the author. The ordered work, its dates and its amounts stay.
 */
export const anonymizeOrders = async (
  rows: Db,
  { clientId, now, clean }: { clientId: number; now: number; clean: (text: string) => string },
): Promise<void> => {
  const own = rows.selectFrom('orders').select('id').where('client_id', '=', clientId);
  await rows.updateTable('order_origins').set(personalOrigin).where('order_id', 'in', own).execute();
  await rows
    .updateTable('payments')
    .set({ card_brand: null, card_last4: null, url: '' })
    .where('order_id', 'in', own)
    .execute();
  await rows.deleteFrom('messages').where('order_id', 'in', own).execute();
  const ids = (await own.orderBy('id').execute()).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += ordersAtOnce)
    await cleanTexts(rows, ids.slice(at, at + ordersAtOnce), clean);
  await deleteFiles(rows, clientId, now);
};
