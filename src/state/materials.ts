import { calls } from '../api/calls.ts';
import { fieldErrors } from '../api/field-errors.ts';
import type { Material } from '../order/draft.ts';
import { checkFile } from '../validation/files.ts';
import type { WidgetContext } from './context.ts';
import type { OrderFormStore } from './order-form-store.ts';

/** The bytes behind a draft's materials, kept out of the store: they can neither be stored nor compared. */
export interface Materials {
  /** Checks each file, refuses the wrong ones by a message, and gives the new list. */
  add(files: readonly File[]): Material[];
  remove(key: string): Material[];
  /** Files that are named in the draft but whose bytes a reload has lost. */
  lost(): Material[];
  /** Uploads what is not uploaded yet and attaches it to the order; null, or why it failed. */
  send(orderCode: string): Promise<string | null>;
}

export const createMaterials = (
  { client }: Pick<WidgetContext, 'client'>,
  store: OrderFormStore,
): Materials => {
  const bytes = new Map<string, File>();
  const uploaded = new Map<string, number>();
  let attached: ReadonlySet<string> = new Set();
  let last = 0;

  const add = (files: readonly File[]) => {
    const accepted: Material[] = [];
    const taken = new Set(files.map(({ name }) => name));
    delete store.errors.materials;
    for (const file of files) {
      const refused = checkFile(file);
      if (refused) {
        store.errors.materials = refused;
        continue;
      }
      last += 1;
      const key = `file-${last}-${file.name}`;
      bytes.set(key, file);
      accepted.push({ key, name: file.name, size: file.size });
    }
    // A file chosen again takes the place of the one that a reload has lost.
    const kept = store.draft.materials.filter(({ key, name }) => bytes.has(key) || !taken.has(name));
    return [...kept, ...accepted];
  };
  const remove = (key: string) => {
    bytes.delete(key);
    uploaded.delete(key);
    return store.draft.materials.filter((material) => material.key !== key);
  };
  const lost = () => store.draft.materials.filter(({ key }) => !bytes.has(key));

  const upload = async ({ key, name }: Material): Promise<string | null> => {
    const file = bytes.get(key);
    if (!file || uploaded.has(key)) return null;
    const onProgress = (share: number) => {
      store.uploads[key] = share;
    };
    const answer = await client.send(calls.uploadFile, { payload: { file }, onProgress });
    if (!answer.failed) {
      uploaded.set(key, answer.payload.id);
      store.uploads[key] = 1;
      return null;
    }
    delete store.uploads[key];
    const { fields, general } = fieldErrors(answer);
    const message = fields.materials ?? general;
    if (fields.materials) store.errors.materials = fields.materials;
    return `${name}: ${message ?? answer.message}`;
  };
  const attach = async (orderId: string): Promise<string | null> => {
    const fresh = [...uploaded].filter(([key]) => !attached.has(key));
    if (!fresh.length) return null;
    const payload = { receiverType: 'writer' as const, 'file[id]': fresh.map(([, id]) => id) };
    const answer = await client.send(calls.attachFiles, { params: { orderId }, payload });
    if (answer.failed) return fieldErrors(answer).general ?? answer.message;
    attached = new Set(uploaded.keys());
    return null;
  };
  const send = async (orderCode: string) => {
    for (const material of store.draft.materials) {
      const failed = await upload(material);
      if (failed) return failed;
    }
    return attach(orderCode);
  };
  return { add, remove, lost, send };
};
