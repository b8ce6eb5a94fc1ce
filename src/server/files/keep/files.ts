import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../../../order/unknown-fields.ts';
import { syncToDisk } from '../../database/data-folder.ts';
import { newSecret } from '../../database/ids-and-secrets.ts';
import { dayMs } from '../../durations.ts';
import { refusalWithCause } from '../../errors.ts';
import type { Settings } from '../../settings/settings.ts';
import { inSpan } from '../../spans.ts';
import { type ByteRange, createS3Store, type FileStore } from './s3-store.ts';

/** A completely received file in the upload folder. */
interface UploadingFile {
  path: string;
  /** Unique name of the file in the file store. */
  place: string;
  /**
   * Deletes the file. Never rejects, because an error would hide the reason of the deletion; the sweep deletes the file later.
   */
  discard(): Promise<void>;
}

/** Longest duration of an upload, in ms. Older files are abandoned, whichever server received them. */
const maximumUploadMs = dayMs;

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

/** Creates the folder of uploading files. The name of a file contains the process that receives the file. */
export const createUploadFolder = (dataFolder: string) => {
  const folder = join(dataFolder, 'arriving');
  const host = encodeURIComponent(hostname());
  // The name of a process is random, because process ids repeat after a container restarts.
  const processName = newSecret();
  const isAbandoned = async (name: string, now: number) => {
    const [pid, machine, itsProcess] = name.split('@');
    const isOurs = machine === host && itsProcess === processName;
    if (machine === host && !isOurs && (Number(pid) === process.pid || !isRunning(Number(pid)))) return true;
    // `stat` fails if another server has deleted the file in its own sweep. The file then counts as new.
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }));
    return Math.abs(now - mtimeMs) > maximumUploadMs;
  };
  return {
    /** Writes a stream to a file. If the stream breaks off, rejects and leaves no file. */
    receive: async (bytes: Readable): Promise<UploadingFile> => {
      await mkdir(folder, { recursive: true });
      const place = newSecret();
      const path = join(folder, [process.pid, host, processName, place].join('@'));
      const discard = () => rm(path, { force: true }).catch(() => {});
      try {
        await pipeline(bytes, createWriteStream(path, { flush: true, flags: 'wx', mode: 0o600 }));
      } catch (error) {
        await discard();
        throw error;
      }
      return { path, place, discard };
    },
    /** Deletes the files of uploads whose server was killed. */
    sweep: async (now: number) => {
      for (const name of await readdir(folder).catch(() => []))
        if (await isAbandoned(name, now)) await rm(join(folder, name), { force: true });
    },
  };
};

/** A file that is completely uploaded but not yet stored. */
export interface ReceivedFile extends UploadingFile {
  /** Stores the file durably. Refuses with `filesUnavailable` if the storage fails. */
  store(): Promise<void>;
}

/** Uploading and stored files of customers and writers. */
export type Files = ReturnType<typeof createFiles>;

/**
 * Creates the file port. Files are written to the local disk first, because their content is checked before they are stored.
 */
export const createFiles = ({ dataFolder, s3 }: Pick<Settings, 'dataFolder' | 's3'>) => {
  const uploads = createUploadFolder(dataFolder);
  const store = s3 ? createS3Store(s3) : createFolderStore(dataFolder);
  return {
    receive: async (bytes: Readable): Promise<ReceivedFile> => {
      const file = await inSpan('file receive', () => uploads.receive(bytes));
      return { ...file, store: () => inSpan('file store', () => store.store(file.path, file.place)) };
    },
    read: (place: string, range?: ByteRange) => inSpan('file read', () => store.read(place, range)),
    remove: (place: string) => inSpan('file remove', () => store.remove(place)),
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
