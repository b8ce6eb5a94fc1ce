import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UnknownFields } from '../../../order/unknown-fields.ts';
import { newSecret } from '../../database/new-id.ts';

/** A completely received file in the upload folder. */
export interface UploadingFile {
  path: string;
  /** Unique name of the file in the file store. */
  place: string;
  /**
   * Deletes the file. Never rejects, because an error would hide the reason of the deletion; the sweep deletes the file later.
   */
  discard(): Promise<void>;
}

interface UploadFolder {
  /** Writes a stream to a file. If the stream breaks off, rejects and leaves no file. */
  receive(bytes: Readable): Promise<UploadingFile>;
  /** Deletes the files of uploads whose server was killed. */
  sweep(now: number): Promise<void>;
}

/** Longest duration of an upload, in ms. Older files are abandoned, whichever server received them. */
const maximumUploadMs = 24 * 3600 * 1000;

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    const { code }: UnknownFields = Object(error);
    return code === 'EPERM';
  }
};

/** Creates the folder of uploading files. The name of a file contains the process that receives the file. */
export const createUploadFolder = (dataFolder: string): UploadFolder => {
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
    receive: async (bytes) => {
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
    sweep: async (now) => {
      for (const name of await readdir(folder).catch(() => []))
        if (await isAbandoned(name, now)) await rm(join(folder, name), { force: true });
    },
  };
};
