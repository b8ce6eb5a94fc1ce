import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { refusalWithCause } from '../errors.ts';
import type { FileStore } from './file-store.ts';
import { syncToDisk } from './sync-to-disk.ts';

/**
 * Files in a folder of the data folder. One comes in by a rename, synced before and after, so that what has a place
 * is whole, whatever happens to the process or the machine (SRV-02).
 */
export const createFolderStore = (dataFolder: string): FileStore => {
  const folder = join(dataFolder, 'files');
  return {
    keep: async (path, place) => {
      if (await mkdir(folder, { recursive: true })) await syncToDisk(dataFolder);
      await rename(path, join(folder, place));
      // A name that a rename has put into a folder is on the disk once the folder is.
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
