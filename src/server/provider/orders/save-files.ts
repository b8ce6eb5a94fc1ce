import { type FileHandle, open, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '../../deps.ts';
import { errorMessage } from '../../errors.ts';
import { listOrderFiles, type OrderFile } from '../../files/store/files.ts';
import { makeFolder } from '../read-files.ts';
import { findOrderByCode } from './find-orders.ts';

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
  await makeFolder(folder);
  const lines: string[] = [];
  for (const file of files) {
    const from = file.receiver_type === 'client' ? 'delivered' : 'from the customer';
    lines.push(`${await saveFile(deps, file, folder)} (${from})`);
  }
  return lines;
};

/** Matches characters that have a meaning in a file system or shell. */
const special = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Matches names of Windows devices, with any extension. Windows cannot create such files. */
const device = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Maximum number of bytes of a name. Most file systems allow 255, and a number may be added. */
const maximumBytes = 200;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Converts a customer's file name to a name that is safe on every system: no path, not hidden, not empty. */
export const safeFileName = (name: string): string => {
  const plain = name
    .replace(special, '_')
    .replace(/^[.\s-]+|[.\s]+$/g, '')
    .replace(device, '_$1');
  const extension = bytesOf(extname(plain)) <= 20 ? extname(plain) : '';
  let stem = [...plain.slice(0, plain.length - extension.length)];
  while (bytesOf(stem.join('')) + bytesOf(extension) > maximumBytes) stem = stem.slice(0, -1);
  return `${stem.join('') || 'file'}${extension}`;
};

/** Adds a number before the extension of a name; the number 1 is not added. */
const numberedName = (name: string, number: number): string => {
  const extension = extname(name);
  return number === 1 ? name : `${name.slice(0, name.length - extension.length)} (${number})${extension}`;
};
