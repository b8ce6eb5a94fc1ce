import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { Failure } from '../../api/result.ts';
import type { ChosenFile } from '../../order/vocabulary/field-kinds.ts';
import type { FileContents } from '../order-form/file-contents.ts';
import type { OrderFormStore } from '../order-form/order-form-store.ts';
import { isUncertain } from '../page/failure-reason.ts';

/** Names of the files that could not be uploaded, and the reason of the last one. */
export interface FailedUpload {
  name: string;
  result: Failure;
}

/** Progress of the uploads of one order: file ids by key, and keys of files whose failure was shown. */
interface UploadProgress {
  uploaded: Map<string, number>;
  reported: Set<string>;
}

const namesOf = (files: readonly ChosenFile[]) => files.map(({ name }) => name).join(', ');

/**
 * Creates the upload of one file. A file that has changed on the device loses its content, so that the visitor chooses it
 * again.
 */
const createUpload = (client: Client, store: OrderFormStore, fileContents: FileContents) => {
  const loseContent = (key: string) => {
    fileContents.drop(key);
    store.lostKeys.push(key);
  };
  return async ({ key }: ChosenFile, { uploaded }: UploadProgress): Promise<Failure | null> => {
    const file = fileContents.bytesOf(key);
    if (!file || uploaded.has(key)) return null;
    const onProgress = (share: number) => {
      store.uploads[key] = share;
    };
    onProgress(0);
    const result = await client.send(calls.uploadFile, {
      payload: { file },
      // The file has the same key after a reload, so that a file whose response was lost is attached once.
      headers: { 'idempotency-key': key },
      onProgress,
      signal: fileContents.signalOf(key),
    });
    if (result.failed) {
      delete store.uploads[key];
      if (fieldErrors(result).fields.file === 'file-changed') loseContent(key);
      // An aborted upload is no failure, because the visitor has removed the file.
      return result.aborted ? null : result;
    }
    onProgress(1);
    uploaded.set(key, result.payload.id);
    return null;
  };
};

/** Creates the upload of an order's files. A second call continues where the first one failed. */
export const createUploads = (client: Client, store: OrderFormStore, fileContents: FileContents) => {
  const orders = new Map<string, UploadProgress>();
  const upload = createUpload(client, store, fileContents);
  const attach = async (orderId: string, { uploaded }: UploadProgress): Promise<FailedUpload | null> => {
    const fresh = store.draft.materials.filter(
      ({ key, attachedTo }) => uploaded.has(key) && attachedTo !== orderId,
    );
    const ids = fresh.flatMap(({ key }) => uploaded.get(key) ?? []);
    if (!ids.length) return null;
    const payload = { receiverType: 'writer' as const, 'file[id]': ids };
    const result = await client.send(calls.attachFiles, { params: { orderId }, payload });
    if (result.failed) {
      // Files that are not attached are not sent, as the notice about the failure says.
      for (const { key } of fresh) delete store.uploads[key];
      return { name: namesOf(fresh), result };
    }
    for (const file of fresh) {
      store.uploads[file.key] = 1;
      file.attachedTo = orderId;
    }
    return null;
  };
  /** Uploads and attaches the files that are still missing. `skipReported` leaves out the files whose failure was shown. */
  return async (orderCode: string, { skipReported = false } = {}): Promise<FailedUpload | null> => {
    const known = orders.get(orderCode);
    const done = known ?? { uploaded: new Map(), reported: new Set() };
    orders.set(orderCode, done);
    let failure: Failure | null = null;
    const startedKeys = new Set(skipReported ? done.reported : []);
    // Uploads nothing if the form has begun another order, because the listed files may belong to that order.
    const isOver = known && skipReported && !store.isOrderCurrent;
    const lostBefore = new Set(store.lostKeys);
    // Reads the list anew for each file, so that files added during the upload are sent, too.
    const nextFile = () =>
      store.draft.materials.find(({ key, attachedTo }) => attachedTo !== orderCode && !startedKeys.has(key));
    for (let file = nextFile(); file && !isOver; file = nextFile()) {
      startedKeys.add(file.key);
      failure = (await upload(file, done)) ?? failure;
      // Stops after a lost connection, because each further file would wait just as long.
      if (failure && isUncertain(failure)) break;
    }
    const isMissing = ({ key, attachedTo }: ChosenFile) =>
      attachedTo !== orderCode && !lostBefore.has(key) && !done.uploaded.has(key);
    const missing = store.draft.materials.filter(isMissing);
    if (!failure || !missing.length) return attach(orderCode, done);
    done.reported = new Set(missing.map(({ key }) => key));
    return { name: namesOf(missing), result: failure };
  };
};
