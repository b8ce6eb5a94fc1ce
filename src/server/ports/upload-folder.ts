import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { newSecret } from '../database/new-id.ts';

/** A complete file in the upload folder. */
export interface UploadingFile {
  path: string;
  /** Unique name under which the file will be stored. */
  place: string;
  /** Deletes the file. One that cannot be deleted is left to the sweep, because its error would hide why it was discarded. */
  discard(): Promise<void>;
}

interface UploadFolder {
  /** Writes a stream to the disk. If the stream breaks off, rejects and leaves no file. */
  receive(bytes: Readable): Promise<UploadingFile>;
  /** Deletes files whose server was killed during the upload. */
  sweep(now: number): Promise<void>;
}

/** No upload takes longer, so older files are abandoned on any machine. */
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

/** Creates the folder of uploading files. The name of a file identifies the process that receives it. */
export const createUploadFolder = (dataFolder: string): UploadFolder => {
  const folder = join(dataFolder, 'arriving');
  const host = encodeURIComponent(hostname());
  // Process ids repeat across restarts of a container, so every process also has a random name.
  const processName = newSecret();
  const isAbandoned = async (name: string, now: number) => {
    const [pid, machine, itsProcess] = name.split('@');
    const isOurs = machine === host && itsProcess === processName;
    if (machine === host && !isOurs && (Number(pid) === process.pid || !isRunning(Number(pid)))) return true;
    // The file may be gone, because another server may sweep at the same time.
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
