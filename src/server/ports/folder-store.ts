import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { refusalWithCause } from '../errors.ts';
import type { FileStore } from './file-store.ts';
import { syncToDisk } from './sync-to-disk.ts';

/**
 * Creates a file store in the data folder. A file is renamed into the folder, and then the folder is synced, so that a stored
 * file is complete even after a crash or a power cut.
 */
export const createFolderStore = (dataFolder: string): FileStore => {
  const folder = join(dataFolder, 'files');
  return {
    store: async (path, place) => {
      if (await mkdir(folder, { recursive: true })) await syncToDisk(dataFolder);
      await rename(path, join(folder, place));
      // The new name is durable only after the folder itself is synced.
      await syncToDisk(folder);
    },
    remove: (place) => rm(join(folder, place), { force: true }),
    read: async (place, range) => {
      const handle = await open(join(folder, place), 'r').catch((error) => {
        throw refusalWithCause('filesUnavailable', error);
      });
      return handle.createReadStream(range);
    },
  };
};
