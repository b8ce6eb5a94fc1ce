import { type FileHandle, mkdir, open } from 'node:fs/promises';

/** Opens a file that the provider named; throws a message for the provider if it cannot be read. */
export const openFile = async (path: string): Promise<FileHandle> => {
  const file = await open(path).catch((reason: NodeJS.ErrnoException) => {
    if (reason.code === 'ENOENT') throw new Error(`There is no file "${path}". Check the path.`);
    throw new Error(`"${path}" cannot be read (${reason.code}). Check that you may read it.`);
  });
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new Error(`"${path}" is not a file. Name a file.`);
};

/** Creates a folder that the provider named, unless it exists; returns undefined if it does. */
export const makeFolder = (path: string): Promise<string | undefined> =>
  mkdir(path, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `"${path}" is not a folder, and no folder can be created there (${error.code}). Name another folder.`,
    );
  });

/** Reads a text file that the provider named; throws a message for the provider if it is not UTF-8. */
export const readTextFile = async (path: string): Promise<string> => {
  const file = await openFile(path);
  const bytes = await file.readFile().finally(() => file.close());
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error(
      `${path} is not text in UTF-8, so nothing was imported. Save it from the spreadsheet as "CSV UTF-8".`,
    );
  }
};
