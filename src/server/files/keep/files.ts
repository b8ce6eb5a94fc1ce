import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { refusalWithCause } from '../../errors.ts';
import type { Settings } from '../../settings/settings.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';
import { syncToDisk } from './sync-to-disk.ts';
import { createUploadFolder, type UploadingFile } from './upload-folder.ts';

/** A file that is completely uploaded but not yet stored. */
export interface ReceivedFile extends UploadingFile {
  /** Stores the file durably. Refuses with `filesUnavailable` if the storage fails. */
  store(): Promise<void>;
}

/** Uploading and stored files of customers and writers. */
export interface Files {
  receive(bytes: Readable): Promise<ReceivedFile>;
  read: FileStore['read'];
  remove: FileStore['remove'];
  /** Deletes the incomplete files of uploads that a killed server has left. */
  sweepUploads(now: number): Promise<void>;
}

/**
 * Creates the file port. Files are written to the local disk first, because their content is checked before they are stored.
 */
export const createFiles = ({ dataFolder, s3 }: Pick<Settings, 'dataFolder' | 's3'>): Files => {
  const uploads = createUploadFolder(dataFolder);
  const store = s3 ? createS3Store(s3) : createFolderStore(dataFolder);
  return {
    receive: async (bytes) => {
      const file = await uploads.receive(bytes);
      return { ...file, store: () => store.store(file.path, file.place) };
    },
    read: store.read,
    remove: store.remove,
    sweepUploads: uploads.sweep,
  };
};

/**
 * Creates a file store in the data folder. A file is renamed into the folder, and then the folder is synced, so that a stored
 * file is complete even after a crash or a power cut.
 */
const createFolderStore = (dataFolder: string): FileStore => {
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
