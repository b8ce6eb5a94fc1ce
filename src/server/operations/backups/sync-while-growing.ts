import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Code of a thread, as text, so that it runs from the source and from the bundle alike. `workerData` is the path of a file. */
const code = `
const { existsSync, fdatasyncSync, openSync } = require('node:fs');
const { workerData: path } = require('node:worker_threads');
let file;
setInterval(() => {
  if (file === undefined && !existsSync(path)) return;
  file ??= openSync(path, 'r');
  fdatasyncSync(file);
}, 50);
`;

/**
 * Runs `write`, which writes a large file, and syncs the file to the disk every 50 ms meanwhile. Otherwise the system writes hundreds
 * of megabytes at once, and orders wait for the disk. A thread does it, because SQLite's copy occupies this one. Throws the error
 * of a sync too.
 */
export const syncWhileGrowing = async (path: string, write: () => Promise<unknown>): Promise<void> => {
  const thread = new Worker(code, { eval: true, workerData: path });
  const problems: unknown[] = [];
  thread.on('error', (error) => problems.push(error));
  await once(thread, 'online');
  await write().finally(() => thread.terminate());
  for (const problem of problems) throw problem;
};
