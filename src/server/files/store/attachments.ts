import type { Attachment } from '../../../api/resources/client.ts';
import { countRows, type Paging } from '../../database/batches.ts';
import type { Database, Db } from '../../database/schema.ts';
import { isoTime } from '../../database/time.ts';
import type { FileRow } from './files.ts';

/** Receiver of a file: `writer` for a customer's file, `client` for a delivered file. */
type Receiver = 'writer' | 'client';

/** Attaches files to an order; returns whether at least one of them was not attached before. */
export const attachFiles = async (
  db: Db,
  {
    orderId,
    fileIds,
    receiver,
    now,
  }: { orderId: number; fileIds: readonly number[]; receiver: Receiver; now: number },
): Promise<boolean> => {
  const rows = fileIds.map((file_id) => ({
    order_id: orderId,
    file_id,
    receiver_type: receiver,
    created_at: now,
    seen_at: null,
  }));
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('attachments')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['order_id', 'file_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
};

type OrderFile = Pick<FileRow, 'id' | 'name' | 'size' | 'place'> &
  Pick<Database['attachments'], 'receiver_type' | 'created_at' | 'seen_at'>;

/** Converts a row into a file of the API, which is new until its receiver has opened it. */
export const attachmentOf = ({ id, name, size, ...row }: Omit<OrderFile, 'place'>): Attachment => ({
  id,
  name,
  size,
  createdAt: isoTime(row.created_at),
  receiverType: row.receiver_type,
  isNew: row.seen_at === null,
});

const attachmentsOfClient = (db: Db, clientId: number) =>
  db
    .selectFrom('attachments')
    .innerJoin('files', 'files.id', 'attachments.file_id')
    .innerJoin('orders', 'orders.id', 'attachments.order_id')
    .where('orders.client_id', '=', clientId);

/** Finds a file that the client has uploaded or that is attached to an order of the client. */
export const findFile = async (db: Db, clientId: number, id: number): Promise<FileRow | null> => {
  const file = await db.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirst();
  if (!file || file.client_id === clientId) return file ?? null;
  const attachments = await countRows(attachmentsOfClient(db, clientId).where('files.id', '=', id));
  return attachments > 0 ? file : null;
};

/** Returns one page of the files of an order, or of all orders of a client if `orderId` is null: new files first. */
export const listAttachments = async (
  db: Db,
  clientId: number,
  { page, perPage, orderId }: Paging & { orderId: number | null },
): Promise<{ files: Attachment[]; total: number }> => {
  const attached = attachmentsOfClient(db, clientId).$if(orderId !== null, (query) =>
    query.where('orders.id', '=', orderId ?? 0),
  );
  const rows = await attached
    .select(['files.id', 'files.name', 'files.size'])
    .select(['attachments.created_at', 'attachments.receiver_type', 'attachments.seen_at'])
    // New files come first, so that no page of later files hides a delivered paper.
    .orderBy(({ eb, and }) =>
      eb
        .case()
        .when(and([eb('receiver_type', '=', 'client'), eb('seen_at', 'is', null)]))
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('attachments.created_at', 'desc')
    .orderBy('files.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const files = rows.map((row) => ({
    ...attachmentOf(row),
    isNew: row.receiver_type === 'client' && row.seen_at === null,
  }));
  return { files, total: await countRows(attached) };
};

/** Records when the receiver of a file downloaded it for the first time. */
export const markFileSeen = async (
  db: Db,
  { fileId, receiver, now }: { fileId: number; receiver: Receiver; now: number },
): Promise<void> => {
  await db
    .updateTable('attachments')
    .set({ seen_at: now })
    .where((eb) => eb.and({ file_id: fileId, receiver_type: receiver }))
    .where('seen_at', 'is', null)
    .execute();
};

/** Counts the files that their receiver has not downloaded, by order. */
export const countNewFiles = async (
  db: Db,
  orderIds: readonly number[],
  receiver: Receiver,
): Promise<(orderId: number) => number> => {
  if (orderIds.length === 0) return () => 0;
  const rows = await db
    .selectFrom('attachments')
    .select(({ fn }) => ['order_id', fn.countAll<number>().as('count')])
    .where('order_id', 'in', orderIds)
    .where('receiver_type', '=', receiver)
    .where('seen_at', 'is', null)
    .groupBy('order_id')
    .execute();
  return (orderId) => rows.find(({ order_id }) => order_id === orderId)?.count ?? 0;
};

/** Lists the files of an order with their places, oldest first. */
export const listOrderFiles = (db: Db, orderId: number): Promise<OrderFile[]> =>
  db
    .selectFrom('attachments')
    .innerJoin('files', 'files.id', 'attachments.file_id')
    .where('attachments.order_id', '=', orderId)
    .select(['files.id', 'files.name', 'files.size', 'files.place'])
    .select(['attachments.receiver_type', 'attachments.created_at', 'attachments.seen_at'])
    .orderBy('attachments.created_at')
    .orderBy('files.id')
    .execute();
