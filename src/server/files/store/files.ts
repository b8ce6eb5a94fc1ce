import type { StoredFile } from '../../../api/resources/client.ts';
import { changesRow, countRows } from '../../database/batches.ts';
import { newId } from '../../database/ids-and-secrets.ts';
import type { Database, Db } from '../../database/schema.ts';
import { refusalWithCause } from '../../errors.ts';

export type FileRow = Database['files'];

type NewFile = Omit<FileRow, 'id' | 'upload_key'> & Partial<Pick<FileRow, 'upload_key'>>;

/** Records the place of a file before the file is stored, so that a sweep can delete a file that never gets a row. */
export const addUploadingFile = async (db: Db, place: string, now: number): Promise<void> => {
  await db.insertInto('begun_files').values({ place, began_at: now, given_up: 0, file_id: null }).execute();
};

/**
 * Removes the record of a place, in the transaction that adds the file's row, or that attaches a file of the office. Returns false
 * if a sweep is deleting the file, or if another transaction has attached it.
 */
export const removeUploadingFile = (tx: Db, place: string): Promise<boolean> =>
  changesRow(tx.deleteFrom('begun_files').where((eb) => eb.and({ place, given_up: 0 })));

/**
 * Marks the places as given up that were recorded more than `afterMs` ago; returns all places to delete. A record more than
 * `afterMs` in the future also counts as old, because the clock was set back since.
 */
export const giveUpUploadingFiles = async (db: Db, now: number, afterMs: number): Promise<string[]> => {
  await db
    .updateTable('begun_files')
    .set({ given_up: 1 })
    .where(({ eb, or }) => or([eb('began_at', '<', now - afterMs), eb('began_at', '>', now + afterMs)]))
    .execute();
  const rows = await db.selectFrom('begun_files').select('place').where('given_up', '=', 1).execute();
  return rows.map(({ place }) => place);
};

/** Removes the record of a place whose file has been deleted, and the file's row if there is one. */
export const deleteUploadingFile = async (db: Db, place: string): Promise<void> => {
  const record = db.selectFrom('begun_files').select('file_id').where('place', '=', place);
  await db.deleteFrom('files').where('id', '=', record).execute();
  await db.deleteFrom('begun_files').where('place', '=', place).execute();
};

const addRow = async (tx: Db, file: NewFile): Promise<StoredFile> => {
  const id = newId();
  await tx
    .insertInto('files')
    .values({ id, ...file })
    .execute();
  return { id, name: file.name, size: file.size };
};

/**
 * Adds the row of a stored file. `addUploadingFile` has recorded the file's place before. A file that the client sent before under
 * the same key keeps its row; the sweep deletes the new copy, because its place stays recorded.
 */
export const addFile = async (tx: Db, file: NewFile): Promise<StoredFile> => {
  const { client_id, upload_key, name, size } = file;
  const earlier =
    upload_key &&
    (await tx
      .selectFrom('files')
      .select(['id', 'name', 'size'])
      .where((eb) => eb.and({ client_id, upload_key, name, size }))
      .executeTakeFirst());
  if (earlier) return earlier;
  if (!(await removeUploadingFile(tx, file.place)))
    throw refusalWithCause('filesUnavailable', `The file ${file.place} was swept before it had a row`);
  return addRow(tx, file);
};

/**
 * Adds the row of a file of the office. The record of its place names the row until the file is attached to an order, so that a
 * sweep deletes both.
 */
export const addOfficeFile = async (tx: Db, file: Omit<NewFile, 'client_id'>): Promise<StoredFile> => {
  const stored = await addRow(tx, { ...file, client_id: null });
  await tx.updateTable('begun_files').set({ file_id: stored.id }).where('place', '=', file.place).execute();
  return stored;
};

export const countOwnFiles = (db: Db, clientId: number, fileIds: readonly number[]): Promise<number> =>
  countRows(db.selectFrom('files').where('client_id', '=', clientId).where('id', 'in', fileIds));

/** Lists those of the files that the office has stored, each with the order to which it is attached; null for none. */
export const listOfficeFiles = (db: Db, fileIds: readonly number[]) =>
  db
    .selectFrom('files')
    .leftJoin('attachments', 'attachments.file_id', 'files.id')
    .select(['attachments.order_id', 'files.place'])
    .where('files.client_id', 'is', null)
    .where('files.id', 'in', fileIds)
    .execute();
