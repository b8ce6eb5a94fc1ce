import * as calls from '../api/calls.ts';
import type { Client } from '../api/client.ts';
import { fieldErrors } from '../api/field-errors.ts';
import type { Material } from '../order/draft.ts';
import { messageText } from '../validation/messages.ts';
import type { Materials } from './materials.ts';
import type { OrderFormStore } from './order-form-store.ts';

/** Sends the files of an order; a second call goes on where the first one failed. */
export const createUploads = (client: Client, store: OrderFormStore, materials: Materials) => {
  /** File ids by material, until they are attached. */
  const uploaded = new Map<string, number>();
  const attached = new Set<string>();

  const upload = async ({ key, name }: Material): Promise<string | null> => {
    const file = materials.bytesOf(key);
    if (!file || uploaded.has(key)) return null;
    const onProgress = (share: number) => {
      store.uploads[key] = share;
    };
    const answer = await client.send(calls.uploadFile, { payload: { file }, onProgress });
    if (!answer.failed) {
      uploaded.set(key, answer.payload.id);
      return null;
    }
    delete store.uploads[key];
    const { fields, general } = fieldErrors(answer);
    return `${name}: ${messageText(fields.materials ?? general ?? answer.message, 'long')}`;
  };
  const attach = async (orderId: string): Promise<string | null> => {
    const fresh = [...uploaded].filter(([key]) => !attached.has(key));
    if (!fresh.length) return null;
    const payload = { receiverType: 'writer' as const, 'file[id]': fresh.map(([, id]) => id) };
    const answer = await client.send(calls.attachFiles, { params: { orderId }, payload });
    if (answer.failed) return answer.message;
    for (const [key] of fresh) attached.add(key);
    return null;
  };
  /** Uploads and attaches what is not there yet; null, or in one sentence why it failed. */
  return async (orderCode: string): Promise<string | null> => {
    for (const material of store.draft.materials) {
      const failed = await upload(material);
      if (failed) return failed;
    }
    return attach(orderCode);
  };
};
