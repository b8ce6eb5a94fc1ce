import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folder = '.build/bench/react-tree';

/** Octavo built by its own build, but with React itself inside: the same tree with an empty alias. Answers its dist. */
export const buildUnderReact = async (): Promise<string> => {
  await mkdir(folder, { recursive: true });
  await rm(join(folder, 'src'), { recursive: true, force: true });
  for (const path of ['src', 'build.mjs', 'package.json', 'tsconfig.json'])
    await cp(path, join(folder, path), { recursive: true });
  await rm(join(folder, 'node_modules'), { force: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'src/embed/preact-alias.mjs'), 'export const preactAlias = {};\n');
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folder, 'dist');
};
