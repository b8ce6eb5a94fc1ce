import { open } from 'node:fs/promises';

/** Syncs a file or a folder to the disk, so that its content or its list of names survives a crash or a power cut. */
export const syncToDisk = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};
