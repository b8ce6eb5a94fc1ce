import type { ChosenFile } from '../../order/vocabulary/field-kinds.ts';
import { checkFile, type FileProblem } from '../../validation/files.ts';
import type { KeptFiles } from './kept-files.ts';

/** A chosen file that was refused, with the reason. */
export interface RefusedFile extends ChosenFile {
  problem: FileProblem;
}

/** Holds the contents of the files of a draft. They are not in the store, because they can be neither stored nor compared. */
export const createFileContents = (kept: KeptFiles) => {
  const bytes = new Map<string, { file: File; life: AbortController }>();
  const hold = (key: string, file: File) => bytes.set(key, { file, life: new AbortController() });
  /** Checks each chosen file. Returns the new list of accepted files, and the refused files. */
  const add = (listed: readonly ChosenFile[], files: readonly File[]) => {
    const refused: RefusedFile[] = [];
    const accepted: ChosenFile[] = [];
    for (const file of files) {
      const problem = checkFile(file);
      const { name, size } = file;
      const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
      if (problem) {
        refused.push({ key, name, size, problem });
        continue;
      }
      hold(key, file);
      kept.storeFile(key, file);
      const attached = listed.find((known) => known.attachedTo && known.name === name && known.size === size);
      accepted.push({ ...attached, key, name, size });
    }
    // Removes a listed file that a chosen one replaces: its content was lost by a reload, or its order has it already.
    const remaining = [...listed];
    for (const { name, attachedTo } of accepted) {
      const replaced = remaining.findIndex(
        (file) => file.name === name && (attachedTo ? file.attachedTo === attachedTo : !bytes.has(file.key)),
      );
      if (replaced >= 0) remaining.splice(replaced, 1);
    }
    return { files: [...remaining, ...accepted], refused };
  };
  return {
    add,
    /** Returns the content of a file, or undefined if a reload has lost it. */
    bytesOf: (key: string) => bytes.get(key)?.file,
    /** Returns the signal that aborts the upload when the visitor removes the file. */
    signalOf: (key: string) => bytes.get(key)?.life.signal,
    drop: (key: string) => {
      bytes.get(key)?.life.abort();
      bytes.delete(key);
      kept.dropFile(key);
    },
    /** Deletes what the browser keeps of these files for a reload, because their order is being paid. */
    forget: (files: readonly ChosenFile[]) => {
      for (const { key } of files) kept.dropFile(key);
    },
    /** Reads the contents that a reload has left to the browser. Returns the keys of the files without content. */
    restore: async (listed: readonly ChosenFile[]) => {
      const found = listed.length ? await kept.loadFiles() : undefined;
      for (const { key } of listed) {
        const file = found?.get(key);
        if (file) hold(key, file);
      }
      return listed.map(({ key }) => key).filter((key) => !bytes.has(key));
    },
  };
};

export type FileContents = ReturnType<typeof createFileContents>;
