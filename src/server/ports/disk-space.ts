import { statfs } from 'node:fs/promises';
import { Refusal } from '../errors.ts';

/** Free bytes of a disk, and its size. */
interface DiskUse {
  free: number;
  total: number;
}

/** Kind of data that a request stores. Files and statistics are refused first, so that the remaining space serves orders. */
export type Storing = 'files' | 'orders';

export interface DiskSpace {
  /** Refuses with `diskFull` if the disk has no room for this kind of data. */
  require(storing: Storing): Promise<void>;
  /** Returns a sentence that names the refused kinds of data; null if no kind is refused. */
  shortage(): Promise<string | null>;
}

interface Options {
  read: () => Promise<DiskUse>;
  /** Free bytes below which files are refused; null chooses them by the size of the disk. */
  floorBytes: number | null;
  now: () => number;
}

const megabyte = 1_048_576;
const standardFloor = 512 * megabyte;
/** Share of `floorBytes` below which orders are refused too. Logins then still have room to write to the database. */
const lastPart = 0.25;
const maximumAgeMs = 1000;

const floorOf = ({ total }: DiskUse, floorBytes: number | null) =>
  floorBytes ?? Math.min(standardFloor, total * 0.05);

/** Creates the guard of the disk, which reads the free space at most once a second. */
export const createDiskSpace = ({ read, floorBytes, now }: Options): DiskSpace => {
  let known: { use: Promise<DiskUse>; at: number } | null = null;
  const use = () => {
    if (!known || Math.abs(now() - known.at) >= maximumAgeMs) known = { use: read(), at: now() };
    return known.use;
  };
  /** Returns the refused kinds of data, and the number of free bytes. */
  const refused = async (): Promise<{ kinds: readonly Storing[]; free: number }> => {
    const disk = await use();
    const floor = floorOf(disk, floorBytes);
    if (disk.free >= floor) return { kinds: [], free: disk.free };
    return { kinds: disk.free >= floor * lastPart ? ['files'] : ['files', 'orders'], free: disk.free };
  };
  return {
    require: async (storing) => {
      if ((await refused()).kinds.includes(storing)) throw new Refusal('diskFull', {}, 60);
    },
    shortage: async () => {
      const { kinds, free } = await refused();
      if (kinds.length === 0) return null;
      const what = kinds.includes('orders')
        ? 'Files, statistics, accounts and orders'
        : 'Files and statistics';
      return `The disk of DATA_DIR has ${Math.floor(free / megabyte)} MB left. ${what} are refused until there is more room.`;
    },
  };
};

/** Reads the space of the disk that holds a folder. */
export const readDiskUse = async (folder: string): Promise<DiskUse> => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};
