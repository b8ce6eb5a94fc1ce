import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '../../deps.ts';
import { errorMessage } from '../../errors.ts';
import { listOrderFiles, type OrderFile } from '../../stores/files/files.ts';
import { findOrderByCode } from './find-order.ts';
import { numberedName, safeFileName } from './safe-file-name.ts';

/** Creates a file in a folder. If the name exists, the first free number is added. */
const openNew = async (folder: string, name: string): Promise<[path: string, file: FileHandle]> => {
  for (let number = 1; ; number++) {
    const path = join(folder, numberedName(name, number));
    // The flag `wx` fails if a file or a link exists, so that no file is overwritten.
    const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return null;
      throw new Error(
        `"${path}" cannot be written (${error.code}), so the files were not saved. Name a folder that you may write to.`,
      );
    });
    if (file) return [path, file];
  }
};

const saveFile = async ({ files }: Deps, { name, place }: OrderFile, folder: string): Promise<string> => {
  const bytes = await files.read(place).catch(() => {
    throw new Error(
      `The file "${name}" cannot be read from the file store, so it and the files after it were not saved. Check the file store, then run the command again.`,
    );
  });
  const [path, file] = await openNew(folder, safeFileName(name));
  try {
    await pipeline(bytes, file.createWriteStream());
  } catch (error) {
    await rm(path, { force: true });
    throw new Error(
      `The file "${name}" could not be saved: ${errorMessage(error)}. The files after it were not saved either. Run the command again.`,
    );
  }
  return path;
};

/** `files CODE FOLDER`: saves all files of an order into a folder, which is created if it does not exist. */
export const saveFiles = async (deps: Deps, [code, folder = '']: readonly string[]): Promise<string[]> => {
  const order = await findOrderByCode(deps, code);
  const files = await listOrderFiles(deps.db, order.id);
  if (files.length === 0) return [`${order.code} has no files.`];
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `"${folder}" is not a folder, and no folder can be created there (${error.code}). Name another folder.`,
    );
  });
  const lines: string[] = [];
  for (const file of files) {
    const from = file.receiver_type === 'client' ? 'delivered' : 'from the customer';
    lines.push(`${await saveFile(deps, file, folder)} (${from})`);
  }
  return lines;
};
