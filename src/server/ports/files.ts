import type { Readable } from 'node:stream';
import type { Settings } from '../settings/settings.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
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
