import type { Material } from '../order/draft.ts';
import { checkFile } from '../validation/files.ts';
import type { OrderFormStore } from './order-form-store.ts';

/** The bytes behind a draft's materials, kept out of the store: they can be neither stored nor compared. */
export interface Materials {
  /** Checks each file, refuses the wrong ones by a message, and gives the new list. */
  add(files: readonly File[]): Material[];
  /** Gives the list without that file. */
  remove(key: string): Material[];
  /** Undefined for a file that a reload has lost: it is named in the draft and has to be chosen again. */
  bytesOf(key: string): File | undefined;
}

export const createMaterials = (store: Pick<OrderFormStore, 'draft' | 'errors'>): Materials => {
  const bytes = new Map<string, File>();
  let last = 0;

  const add = (files: readonly File[]) => {
    const accepted: Material[] = [];
    const names = new Set(files.map(({ name }) => name));
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
    const kept = store.draft.materials.filter(({ key, name }) => bytes.has(key) || !names.has(name));
    return [...kept, ...accepted];
  };
  const remove = (key: string) => {
    bytes.delete(key);
    return store.draft.materials.filter((material) => material.key !== key);
  };
  return { add, remove, bytesOf: (key) => bytes.get(key) };
};
