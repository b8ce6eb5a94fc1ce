import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { filesBelow } from './precompress.mjs';

/** Writes a folder for each budget of size-limit.json, with the compressed files whose sizes it sums. */
export const writeSizes = async (budgets) => {
  await rm('dist/size', { recursive: true, force: true });
  for (const [name, paths] of budgets) {
    await mkdir(join('dist/size', name), { recursive: true });
    for (const path of paths) await cp(`${path}.br`, join('dist/size', name, `${basename(path)}.br`));
  }
};

/** Returns the brotli bytes of all files that a budget sums. */
export const readSize = async (name) => {
  const paths = await filesBelow(join('dist/size', name));
  return (await Promise.all(paths.map((path) => stat(path)))).reduce((sum, { size }) => sum + size, 0);
};

/** Prints the sizes of the last build. */
export const printSizes = async () => {
  for (const name of await readdir('dist/size'))
    console.log(name.padEnd(18) + ((await readSize(name)) / 1000).toFixed(1).padStart(8));
};
