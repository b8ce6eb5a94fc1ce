import { setImmediate as nextRound } from 'node:timers/promises';
import { textFields } from '../../../order/vocabulary/fields.ts';
import type { Db } from '../../database/schema.ts';
import { columnOf, toColumns } from '../../database/tables/field-columns.ts';

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
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
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
