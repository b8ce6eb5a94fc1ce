import { setImmediate as nextRound } from 'node:timers/promises';
import { clickIds } from '../../../order/vocabulary/click-ids.ts';
import { textFields } from '../../../order/vocabulary/fields.ts';
import { mapFields } from '../../../order/vocabulary/map-fields.ts';
import type { Database, Db } from '../../database/schema.ts';
import { columnOf, customParameters, toColumns } from '../../database/tables/field-columns.ts';

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
  ...mapFields(clickIds, () => null),
  ...mapFields(customParameters, () => null),
} as const satisfies Partial<Database['order_origins']>;

/** Deletes the rows of all files of a client, and marks their bytes for the sweep of files. */
const deleteFiles = async (tx: Db, clientId: number, now: number) => {
  const attached = tx
    .selectFrom('attachments')
    .innerJoin('orders', 'orders.id', 'attachments.order_id')
    .select('attachments.file_id')
    .where('orders.client_id', '=', clientId);
  const files = await tx
    .selectFrom('files')
    .select(['id', 'place'])
    .where(({ eb, or }) => or([eb('client_id', '=', clientId), eb('id', 'in', attached)]))
    .execute();
  for (const { id, place } of files) {
    await tx.insertInto('begun_files').values({ place, began_at: now, given_up: 1 }).execute();
    await tx.deleteFrom('attachments').where('file_id', '=', id).execute();
    await tx.deleteFrom('files').where('id', '=', id).execute();
  }
};

/**
 * Removes the personal data beside the texts from all orders of a client. Deletes their messages and files. Delivered papers
 * are deleted too, because their title pages name the author. The ordered work, its dates and its amounts stay.
 */
export const anonymizeOrders = async (
  tx: Db,
  { clientId, now }: { clientId: number; now: number },
): Promise<void> => {
  const orderIds = tx.selectFrom('orders').select('id').where('client_id', '=', clientId);
  await tx.updateTable('order_origins').set(personalOrigin).where('order_id', 'in', orderIds).execute();
  await tx
    .updateTable('payments')
    .set({ card_brand: null, card_last4: null, url: '' })
    .where('order_id', 'in', orderIds)
    .execute();
  await tx.deleteFrom('messages').where('order_id', 'in', orderIds).execute();
  await deleteFiles(tx, clientId, now);
};

type Clean = (text: string) => string;

const cleanOrder = async (db: Db, id: number, clean: Clean) => {
  const order = await db
    .selectFrom('orders')
    .select(textFields.map((field) => columnOf(field)))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('orders')
    .set(toColumns(textFields, (field) => clean(order[columnOf(field)])))
    .where('id', '=', id)
    .execute();
};

const cleanRevisions = async (db: Db, orderId: number, clean: Clean) => {
  const events = await db
    .selectFrom('order_events')
    .select(['id', 'text_revision'])
    .where('order_id', '=', orderId)
    .where('text_revision', '<>', '')
    .execute();
  for (const { id, text_revision } of events)
    await db
      .updateTable('order_events')
      .set({ text_revision: clean(text_revision) })
      .where('id', '=', id)
      .execute();
};

const cleanRatings = async (db: Db, orderId: number, clean: Clean) => {
  const ratings = await db
    .selectFrom('ratings')
    .select(['kind', 'comment'])
    .where('order_id', '=', orderId)
    .where('comment', '<>', '')
    .execute();
  for (const { kind, comment } of ratings)
    await db
      .updateTable('ratings')
      .set({ comment: clean(comment) })
      .where((eb) => eb.and({ order_id: orderId, kind }))
      .execute();
};

/**
 * Removes personal data from the texts of a client's orders, revisions and ratings. Takes one order after another and lets
 * requests pass in between, because a customer decides on the number and the length of the texts.
 */
export const cleanTexts = async (db: Db, clientId: number, clean: Clean): Promise<void> => {
  const orders = await db.selectFrom('orders').select('id').where('client_id', '=', clientId).execute();
  for (const { id } of orders) {
    await cleanOrder(db, id, clean);
    await cleanRevisions(db, id, clean);
    await cleanRatings(db, id, clean);
    await nextRound();
  }
};
