import type { Material } from '../order/draft.ts';
import { checkFile } from '../validation/files.ts';

/** The bytes behind a draft's materials, kept out of the store: they can be neither stored nor compared. */
export interface Materials {
  /** Checks each file and gives the new list, and why those that are not in it were refused. */
  add(listed: readonly Material[], files: readonly File[]): { materials: Material[]; refused: string | null };
  /** Undefined for a file that a reload has lost: it is named in the draft and has to be chosen again. */
  bytesOf(key: string): File | undefined;
  /** Aborted once the file is dropped, which ends its upload. */
  signalOf(key: string): AbortSignal | undefined;
  drop(key: string): void;
}

export const createMaterials = (): Materials => {
  const bytes = new Map<string, { file: File; life: AbortController }>();
  const add: Materials['add'] = (listed, files) => {
    let refused: string | null = null;
    const accepted: Material[] = [];
    for (const file of files) {
      const reason = checkFile(file);
      refused ??= reason;
      if (reason) continue;
      const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
      bytes.set(key, { file, life: new AbortController() });
      accepted.push({ key, name: file.name, size: file.size });
    }
    // A file chosen again takes the place of one that a reload has lost.
    const kept = [...listed];
    for (const { name } of accepted) {
      const lost = kept.findIndex((one) => one.name === name && !bytes.has(one.key));
      if (lost >= 0) kept.splice(lost, 1);
    }
    return { materials: [...kept, ...accepted], refused };
  };
  return {
    add,
    bytesOf: (key) => bytes.get(key)?.file,
    signalOf: (key) => bytes.get(key)?.life.signal,
    drop: (key) => {
      bytes.get(key)?.life.abort();
      bytes.delete(key);
    },
  };
};
