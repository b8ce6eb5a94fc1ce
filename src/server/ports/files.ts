import type { Readable } from 'node:stream';
import type { Settings } from '../settings.ts';
import type { FileStore } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import { createUploadFolder } from './upload-folder.ts';

/** A file that has arrived whole but is not yet kept. */
export interface Arrived {
  /** Where its bytes can be looked at. */
  path: string;
  /** Where it will be kept: a name that no other file has. */
  place: string;
  /** Keeps it for good, durably. Refuses with `filesUnavailable`. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Customers' and writers' files, on their way in and kept. */
export interface Files {
  receive(bytes: Readable): Promise<Arrived>;
  read: FileStore['read'];
  remove: FileStore['remove'];
  /** Throws away what began to arrive and was forgotten when a server was killed. */
  sweepUploads(now: number): Promise<void>;
}

/** Whatever the store is, files arrive on the disk first: they are judged by their bytes before they are kept. */
export const createFiles = ({ dataFolder, s3 }: Pick<Settings, 'dataFolder' | 's3'>): Files => {
  const arrivals = createUploadFolder(dataFolder);
  const store = s3 ? createS3Store(s3) : createFolderStore(dataFolder);
  return {
    receive: async (bytes) => {
      const { path, place, discard } = await arrivals.receive(bytes);
      return { path, place, keep: () => store.keep(path, place), discard };
    },
    read: store.read,
    remove: store.remove,
    sweepUploads: arrivals.sweep,
  };
};
