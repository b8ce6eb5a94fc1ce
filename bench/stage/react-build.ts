import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folder = '.build/bench/react-tree';
/** Written when a build has ended well. */
const mark = join(folder, 'built');

/** React stands for itself; of its servers' renderers this is the one that an ES module can hold. */
const alias = "export const preactAlias = { 'react-dom/server': 'react-dom/server.edge' };\n";

/** When the newest of these files or folders was last changed; epoch milliseconds. */
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

const sources = ['src', 'build.mjs', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Octavo built by its own build, but with React itself inside: the same tree with no alias for React. Answers its dist. */
export const buildUnderReact = async (): Promise<string> => {
  const dist = join(folder, 'dist');
  const isFresh = existsSync(mark) && (await changedAt([mark])) > (await changedAt(sources));
  if (isFresh) return dist;
  await mkdir(folder, { recursive: true });
  await rm(join(folder, 'src'), { recursive: true, force: true });
  for (const path of sources) await cp(path, join(folder, path), { recursive: true });
  await rm(join(folder, 'node_modules'), { force: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'src/embed/build/preact-alias.mjs'), alias);
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  await writeFile(mark, '');
  return dist;
};
