import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folder = '.build/bench/react-tree';
/** File that exists only after a successful build. */
const mark = join(folder, 'built');

/** Aliases of the build with React. Of React's server renderers, only this one works in an ES module. */
const alias = `import { alias as shipped } from './shipped-alias.mjs';
const others = Object.entries(shipped).filter(([name]) => !name.startsWith('react'));
export const alias = { ...Object.fromEntries(others), 'react-dom/server': 'react-dom/server.edge' };
`;

/** Returns the time of the newest change among these files or folders, in epoch milliseconds. */
const changedAt = async (paths: readonly string[]): Promise<number> => {
  const times = await Promise.all(
    paths.map(async (path) => {
      const info = await stat(path);
      if (!info.isDirectory()) return info.mtimeMs;
      return changedAt((await readdir(path)).map((name) => join(path, name)));
    }),
  );
  return Math.max(0, ...times);
};

const sources = ['src', 'build.mjs', 'package.json', 'package-lock.json', 'tsconfig.json', 'LICENSE'];
/**
 * Results that the build copies into the guides. Each measurement changes them, so they are not among the sources that make a
 * build stale.
 */
const results = ['bench/RESULTS.md', 'bench/bytes.svg', 'bench/time-to-first-price.svg'];

/**
 * Builds Octavo with React in place of Preact, from the same source and by the same build. Returns the output folder.
 */
export const buildUnderReact = async (): Promise<string> => {
  const dist = join(folder, 'dist');
  const isFresh = existsSync(mark) && (await changedAt([mark])) > (await changedAt(sources));
  if (isFresh) return dist;
  await mkdir(folder, { recursive: true });
  await rm(join(folder, 'src'), { recursive: true, force: true });
  for (const path of [...sources, ...results]) await cp(path, join(folder, path), { recursive: true });
  await rm(join(folder, 'node_modules'), { force: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const build = join(folder, 'src/embed/build');
  await rename(join(build, 'alias.mjs'), join(build, 'shipped-alias.mjs'));
  await writeFile(join(build, 'alias.mjs'), alias);
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  await writeFile(mark, '');
  return dist;
};
