import { statfs } from 'node:fs/promises';
import { Refusal } from '../errors.ts';

interface Room {
  free: number;
  total: number;
}

/** Free bytes of a disk, and its size. */
interface DiskUse extends Room {
  /** Number of files that the disk has room for; null for a file system without such a number. */
  inodes: Room | null;
}

/** Kind of data that a request stores. Files and statistics are refused first, so that the remaining space serves orders. */
export type Storing = 'files' | 'orders';

export type DiskSpace = ReturnType<typeof createDiskSpace>;

interface DiskOptions {
  read: () => Promise<DiskUse>;
  /** Free bytes below which files are refused; null chooses them by the size of the disk. */
  floorBytes: number | null;
  now: () => number;
}

const megabyte = 1_048_576;
const standardFloor = 512 * megabyte;
const inodeFloor = 10_000;
/** Share of a floor below which orders are refused too. Logins then still have room to write to the database. */
const lastPart = 0.25;
const maximumAgeMs = 1000;

const kindsBelow = (floor: number, { free }: Room): readonly Storing[] => {
  if (free >= floor) return [];
  return free >= floor * lastPart ? ['files'] : ['files', 'orders'];
};

/** Creates the guard of the disk, which reads the free space at most once a second. */
export const createDiskSpace = ({ read, floorBytes, now }: DiskOptions) => {
  let cached: { use: Promise<DiskUse>; at: number } | null = null;
  const use = () => {
    if (!cached || Math.abs(now() - cached.at) >= maximumAgeMs) cached = { use: read(), at: now() };
    return cached.use;
  };
  /** Returns the refused kinds of data, and the rest of the scarce space or inodes. */
  const refused = async (): Promise<{ kinds: readonly Storing[]; left: string }> => {
    const { inodes, ...bytes } = await use();
    const byteShortages = kindsBelow(floorBytes ?? Math.min(standardFloor, bytes.total * 0.05), bytes);
    const inodeShortages = inodes ? kindsBelow(Math.min(inodeFloor, inodes.total * 0.05), inodes) : [];
    if (inodes && inodeShortages.length > byteShortages.length)
      return { kinds: inodeShortages, left: `room for ${inodes.free} more files (inodes)` };
    return { kinds: byteShortages, left: `${Math.floor(bytes.free / megabyte)} MB` };
  };
  return {
    /** Refuses with `diskFull` if the disk has no room for this kind of data. */
    require: async (storing: Storing) => {
      if ((await refused()).kinds.includes(storing)) throw new Refusal('diskFull', {}, 60);
    },
    /** Returns the free space in whole megabytes. */
    freeMb: async () => Math.floor((await use()).free / megabyte),
    /** Returns a sentence that names the refused kinds of data; null if no kind is refused. */
    shortage: async () => {
      const { kinds, left } = await refused();
      if (kinds.length === 0) return null;
      const what = kinds.includes('orders')
        ? 'Files, statistics, accounts and orders'
        : 'Files and statistics';
      return `The disk of DATA_DIR has ${left} left. ${what} are refused until there is more room.`;
    },
  };
};

export const readDiskUse = async (folder: string): Promise<DiskUse> => {
  const { bavail, blocks, bsize, ffree, files } = await statfs(folder);
  const inodes = files > 0 ? { free: ffree, total: files } : null;
  return { free: bavail * bsize, total: blocks * bsize, inodes };
};
