import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const folder = '.build/bench/react-tree';

/** React stands for itself; of its servers' renderers this is the one that an ES module can hold. */
const alias = "export const preactAlias = { 'react-dom/server': 'react-dom/server.edge' };\n";

/** Octavo built by its own build, but with React itself inside: the same tree with no alias for React. Answers its dist. */
export const buildUnderReact = async (): Promise<string> => {
  await mkdir(folder, { recursive: true });
  await rm(join(folder, 'src'), { recursive: true, force: true });
  for (const path of ['src', 'build.mjs', 'package.json', 'tsconfig.json'])
    await cp(path, join(folder, path), { recursive: true });
  await rm(join(folder, 'node_modules'), { force: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'src/embed/preact-alias.mjs'), alias);
  execFileSync(process.execPath, ['build.mjs'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folder, 'dist');
};
