import * as calls from '../../api/calls.ts';
import type { Client } from '../../api/client.ts';
import type { Failure } from '../../api/result.ts';
import type { ChosenFile } from '../../order/vocabulary/fields.ts';
import type { FileContents } from '../order-form/file-contents.ts';
import type { OrderFormStore } from '../order-form/order-form-store.ts';
import { isUncertain } from '../page/failure-text.ts';

/** What could not be sent: the files by their names, and why the last of them was not. */
export interface FailedUpload {
  name: string;
  answer: Failure;
}

/** What is done for one order: file ids by key, which of them are attached, and which files are told of. */
interface Done {
  uploaded: Map<string, number>;
  attached: Set<string>;
  told: Set<string>;
}

const namesOf = (files: readonly ChosenFile[]) => files.map(({ name }) => name).join(', ');

/** Sends the files of an order; a second call goes on where the first one failed. */
export const createUploads = (client: Client, store: OrderFormStore, fileContents: FileContents) => {
  const orders = new Map<string, Done>();

  const upload = async ({ key }: ChosenFile, { uploaded }: Done): Promise<Failure | null> => {
    const file = fileContents.bytesOf(key);
    if (!file || uploaded.has(key)) return null;
    const onProgress = (share: number) => {
      store.uploads[key] = share;
    };
    onProgress(0);
    const answer = await client.send(calls.uploadFile, {
      payload: { file },
      onProgress,
      signal: fileContents.signalOf(key),
    });
    if (answer.failed) {
      delete store.uploads[key];
      // Taken out of the order on its way: the rest goes on without it.
      return answer.aborted ? null : answer;
    }
    onProgress(1);
    uploaded.set(key, answer.payload.id);
    return null;
  };
  const attach = async (orderId: string, { uploaded, attached }: Done): Promise<FailedUpload | null> => {
    const fresh = store.draft.materials.filter(({ key }) => uploaded.has(key) && !attached.has(key));
    const ids = fresh.flatMap(({ key }) => uploaded.get(key) ?? []);
    if (!ids.length) return null;
    const payload = { receiverType: 'writer' as const, 'file[id]': ids };
    const answer = await client.send(calls.attachFiles, { params: { orderId }, payload });
    if (answer.failed) return { name: namesOf(fresh), answer };
    for (const { key } of fresh) attached.add(key);
    return null;
  };
  /** Uploads and attaches what is not there yet; whoever goes on does so without what they were told of alone. */
  return async (orderCode: string, isGoingOn = false): Promise<FailedUpload | null> => {
    const known = orders.get(orderCode);
    const done = known ?? { uploaded: new Map(), attached: new Set(), told: new Set() };
    orders.set(orderCode, done);
    let failure: Failure | null = null;
    const tried = new Set(isGoingOn ? done.told : []);
    // What is listed beside an order that was placed before may be meant for the next.
    const isOver = known && isGoingOn && !store.isOrderCurrent;
    // One that is added meanwhile is sent too.
    const next = () => store.draft.materials.find(({ key }) => !tried.has(key));
    for (let file = next(); file && !isOver; file = next()) {
      tried.add(file.key);
      failure = (await upload(file, done)) ?? failure;
      // On a line that is down the next would be waited for as long.
      if (failure && isUncertain(failure)) break;
    }
    const isMissing = ({ key }: ChosenFile) => fileContents.bytesOf(key) && !done.uploaded.has(key);
    const missing = store.draft.materials.filter(isMissing);
    if (!failure || !missing.length) return attach(orderCode, done);
    done.told = new Set(missing.map(({ key }) => key));
    return { name: namesOf(missing), answer: failure };
  };
};
