import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newSecret } from '../database/new-id.ts';

interface Arrival {
  path: string;
  /** A name that no other file has. */
  place: string;
  discard(): Promise<void>;
}

export interface UploadFolder {
  /** Writes the bytes to the disk as they come; rejects, and leaves nothing, where they break off. */
  receive(bytes: Readable): Promise<Arrival>;
  sweep(now: number): Promise<void>;
}

/** No upload takes longer: what is older has nobody waiting for it, on whatever machine it began. */
const longestUpload = 24 * 3600 * 1000;

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return Object(error).code === 'EPERM';
  }
};

/** What is still arriving lies in a folder of its own, under a name that says which process it arrives at. */
export const createUploadFolder = (dataFolder: string): UploadFolder => {
  const folder = join(dataFolder, 'arriving');
  const host = encodeURIComponent(hostname());
  // In a container every process is the same number, so each life has a name too.
  const life = newSecret();
  const isForgotten = async (name: string, now: number) => {
    const [pid, machine, itsLife] = name.split('@');
    const isOurs = machine === host && itsLife === life;
    if (machine === host && !isOurs && (Number(pid) === process.pid || !isRunning(Number(pid)))) return true;
    // Another server may be sweeping too.
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }));
    return now - mtimeMs > longestUpload;
  };
  return {
    receive: async (bytes) => {
      await mkdir(folder, { recursive: true });
      const place = newSecret();
      const path = join(folder, [process.pid, host, life, place].join('@'));
      const discard = () => rm(path, { force: true });
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
        if (await isForgotten(name, now)) await rm(join(folder, name), { force: true });
    },
  };
};
