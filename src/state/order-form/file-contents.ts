import type { ChosenFile } from '../../order/vocabulary/fields.ts';
import { checkFile, type FileProblem } from '../../validation/files.ts';

/** A chosen file that was refused. */
export interface RefusedFile extends ChosenFile {
  problem: FileProblem;
}

/** Contents of a draft's files, kept out of the store because they can be neither stored nor compared. */
export interface FileContents {
  /** Checks each file; returns the new list and the refused files. */
  add(listed: readonly ChosenFile[], files: readonly File[]): { files: ChosenFile[]; refused: RefusedFile[] };
  /** Returns undefined for a file that a reload has lost, so that it must be chosen again. */
  bytesOf(key: string): File | undefined;
  /** Signal that aborts the upload when the file is removed. */
  signalOf(key: string): AbortSignal | undefined;
  drop(key: string): void;
}

export const createFileContents = (): FileContents => {
  const bytes = new Map<string, { file: File; life: AbortController }>();
  const add: FileContents['add'] = (listed, files) => {
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
      bytes.set(key, { file, life: new AbortController() });
      accepted.push({ key, name, size });
    }
    // A file that is chosen again replaces the one that was lost by a reload.
    const kept = [...listed];
    for (const { name } of accepted) {
      const lost = kept.findIndex((file) => file.name === name && !bytes.has(file.key));
      if (lost >= 0) kept.splice(lost, 1);
    }
    return { files: [...kept, ...accepted], refused };
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
