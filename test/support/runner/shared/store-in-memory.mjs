// Stores the temporary files of a run in memory, because each commit to SQLite would otherwise wait for the disk.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Free bytes that the folder in memory must have. A run needs a few hundred megabytes; a container's /dev/shm is often smaller.
 */
const neededBytes = 2 ** 31;

const freeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * Sets TMPDIR to a new folder in memory, and removes the folder when the process ends. A given TMPDIR is kept,
 * and so is the system's folder if no file system in memory exists or has room.
 */
export const storeInMemory = (memory = '/dev/shm') => {
  if (process.env.TMPDIR || !existsSync(memory) || freeBytes(memory) < neededBytes) return;
  const folder = mkdtempSync(join(memory, 'octavo-run-'));
  // Other users may enter the folder, because PostgreSQL runs as another user and has its data there.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.TMPDIR = folder;
};
