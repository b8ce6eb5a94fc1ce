import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { codeOf } from '../../order/unknown-fields.ts';

/**
 * Changes the mode of a path. A folder of another user or a read-only file system keeps its mode without an error. SQLite
 * may delete the files beside a database at any time, so a missing path is no error.
 */
const changeMode = (path: string, mode: number) => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOENT'].includes(codeOf(error))) throw error;
  }
};

/**
 * Creates a folder and its missing parents. Node's `recursive` would try for ever below /proc, where a folder cannot be made
 * although its parent exists.
 */
const makeFolders = (folder: string) => {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // `EEXIST` is no error, because another server may have created the folder meanwhile.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
};

/** Creates a missing folder. Only the server's user may open the folder, because it contains customers' data. */
export const makePrivateFolder = (folder: string): void => {
  makeFolders(resolve(folder));
  changeMode(folder, 0o700);
};

/** Lets only the server's user read a file. */
export const makePrivate = (path: string): void => changeMode(path, 0o600);

/**
 * Creates a missing file of an SQLite database as private, so that SQLite's files beside it get the same mode. An existing file
 * is not opened, because closing it would release the locks that this process holds on the database.
 */
export const makePrivateDatabase = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) makePrivate(path);
};

/**
 * Creates an empty folder with its missing parents. Only this user may open it. Throws a message for the provider, which ends with
 * the sentences of `outcome` about the effect and the remedy.
 */
export const createEmptyFolder = async (folder: string, outcome: string): Promise<void> => {
  try {
    await rm(folder, { recursive: true, force: true });
    makePrivateFolder(folder);
  } catch (error) {
    throw new Error(`A folder cannot be created in ${dirname(folder)} (${codeOf(error)}), so ${outcome}`);
  }
};

/** Syncs a file or a folder to the disk, so that its content or its list of names survives a crash or a power cut. */
export const syncToDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};
