import { open } from 'node:fs/promises';

/** Resolves once a file, or the list of names in a folder, is on the disk: neither power cut nor crash undoes it. */
export const syncToDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};
