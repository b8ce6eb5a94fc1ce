import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './precompress.mjs';

/** Files and folders from which dist/ is built. The installed packages are covered by the lock file. */
const inputs = ['src', 'build.mjs', 'bench/RESULTS.md', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Modes of a build. A later mode produces everything that an earlier one does. */
const modes = ['quick', 'full'];

/** Returns whether a document is shown in the guides or by the demo. A change of any other document does not change dist/. */
const isBuiltIn = (path) =>
  /^(src[/](docs|embed|package|server[/]demo)|bench)[/]/.test(path) && !path.endsWith('DECISIONS.md');

/** Lists the files of `inputs` below `root`, in an order that does not depend on the file system. */
const listInputs = async (root) => {
  const all = await Promise.all(inputs.map((name) => filesBelow(join(root, name))));
  const paths = all.flat().map((path) => path.replace(`${root}/`, ''));
  return paths.filter((path) => !path.endsWith('.md') || isBuiltIn(path)).sort();
};

/** Returns a hash of the sources below `root`. It changes with a file's name or contents. */
const hashSources = async (root) => {
  const paths = await listInputs(root);
  const hash = createHash('sha256');
  // One file is open at a time, because a system may allow 1,024 open files, and there are more sources.
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
};

const stampOf = (root) => join(root, 'dist', 'built-from.json');

/**
 * Marks dist/ as unfinished. Returns a function that marks it as a finished build in `mode` of the sources as they were
 * at the beginning.
 */
export const startBuild = async (root, mode) => {
  await rm(stampOf(root), { force: true });
  const sources = await hashSources(root);
  return async () => {
    await mkdir(join(root, 'dist'), { recursive: true });
    await writeFile(stampOf(root), JSON.stringify({ mode, sources }));
  };
};

/** Returns true if dist/ is a finished build of the present sources, in this mode or a later one. */
export const isBuilt = async (root, mode) => {
  const stamp = JSON.parse(await readFile(stampOf(root), 'utf8').catch(() => '{}'));
  return modes.indexOf(stamp.mode) >= modes.indexOf(mode) && stamp.sources === (await hashSources(root));
};
