import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { UnknownFields } from '../../order/unknown-fields.ts';

/**
 * Changes the mode of a path. A folder of another user, or of a read-only file system, keeps the mode that it has. SQLite
 * may delete the files beside a database at any time, so a missing path is no error.
 */
const changeMode = (path: string, mode: number) => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code }: UnknownFields = Object(error);
    if (!['EPERM', 'EROFS', 'ENOENT'].includes(String(code))) throw error;
  }
};

/**
 * Creates a folder with those above it. Node's own `recursive` tries for ever below /proc, where a folder cannot be made
 * although the one above exists.
 */
const makeFolders = (folder: string) => {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code }: UnknownFields = Object(error);
    // Another server may have created it meanwhile.
    if (code !== 'EEXIST') throw error;
  }
};

/** Creates a folder if needed. Nobody but the server's user may open it, because it holds customers' data. */
export const makePrivateFolder = (folder: string): void => {
  makeFolders(resolve(folder));
  changeMode(folder, 0o700);
};

/** Lets nobody but the server's user read a file. */
export const makePrivate = (path: string): void => changeMode(path, 0o600);

/**
 * Creates the file of an SQLite database if needed, so that the files beside it get the same mode. An existing file is not
 * opened, because closing it would give up the locks of an open database in this process.
 */
export const makePrivateDatabase = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) makePrivate(path);
};
