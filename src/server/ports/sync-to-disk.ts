import { open } from 'node:fs/promises';

/** Syncs a file, or the list of names in a folder, so that it survives a crash or a power cut. */
export const syncToDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};
