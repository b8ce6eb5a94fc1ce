import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newSecret } from '../database/new-id.ts';

/** A file that has arrived whole but is not yet kept. */
export interface Arrived {
  /** Where its bytes can be looked at. */
  path: string;
  /** Keeps it for good, durably; answers its place. */
  keep(): Promise<string>;
  discard(): Promise<void>;
}

/** Where customers' and writers' files live. */
export interface Files {
  receive(bytes: Readable): Promise<Arrived>;
  read(place: string): Readable;
  /** Throws away what began to arrive and was forgotten when a server was killed. */
  sweep(now: number): Promise<void>;
}

/** No upload takes longer: what is older has nobody waiting for it. */
const longestUpload = 24 * 3600 * 1000;

/** A name that a rename has put into a folder is on the disk once the folder is. */
const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/**
 * Files in a folder of the data folder. A file is written beside its place, synced and renamed, so that what
 * has a place is whole, whatever happens to the machine (SRV-02).
 */
export const createFolderFiles = (folder: string): Files => {
  const kept = join(folder, 'files');
  const arriving = join(folder, 'arriving');
  return {
    receive: async (bytes) => {
      await mkdir(kept, { recursive: true });
      await mkdir(arriving, { recursive: true });
      const name = newSecret();
      const path = join(arriving, name);
      const discard = () => rm(path, { force: true });
      try {
        await pipeline(bytes, createWriteStream(path, { flush: true }));
      } catch (error) {
        await discard();
        throw error;
      }
      const keep = async () => {
        await rename(path, join(kept, name));
        await syncFolder(kept);
        return name;
      };
      return { path, keep, discard };
    },
    read: (place) => createReadStream(join(kept, place)),
    sweep: async (now) => {
      for (const name of await readdir(arriving).catch(() => [])) {
        const path = join(arriving, name);
        // Another server may be sweeping too.
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
        if (now - mtimeMs > longestUpload) await rm(path, { force: true });
      }
    },
  };
};
