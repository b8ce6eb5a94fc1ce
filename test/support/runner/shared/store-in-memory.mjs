// Keeps the temporary files of a run in memory, because each commit to an embedded database otherwise waits for the disk.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A whole run holds at most a few hundred megabytes at once. A container's folder is often smaller than that. */
const neededBytes = 2 ** 31;

const freeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * Names a new folder in memory as the one for temporary files, and removes it with the process. A TMPDIR that is given stays,
 * and so does the system's folder where memory is no file system or has no room.
 */
export const storeInMemory = (memory = '/dev/shm') => {
  if (process.env.TMPDIR || !existsSync(memory) || freeBytes(memory) < neededBytes) return;
  const folder = mkdtempSync(join(memory, 'octavo-run-'));
  // PostgreSQL runs as another user and has its data in this folder.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.TMPDIR = folder;
};
