import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const source = 'test/support/package/frameworks';

/**
 * Returns the folder of the frameworks and tools that use the npm package. Installs them if the lock file has changed. They
 * have a separate lock file, because the product does not need them. Two suites may install at once, so a finished
 * installation is moved to its final folder.
 */
const frameworksFolder = async (): Promise<string> => {
  const lock = await readFile(join(source, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = resolve('.build', `frameworks-${hash}`);
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(resolve('.build', 'frameworks-'));
  await cp(source, unfinished, { recursive: true });
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: unfinished });
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  return folder;
};

/**
 * Installs a copy of `dist/package` for the pages of the suite `name`. `packed.test.ts` proves that all its files are
 * published. Returns the folders of this installation, of its pages and of the installed package, and the folder with the
 * frameworks whose pages use the package and with the tools that check both.
 */
export const installPackage = async (name: string) => {
  const frameworks = await frameworksFolder();
  const folder = join(frameworks, name);
  const pages = join(folder, 'pages');
  const installed = join(folder, 'node_modules/octavo');
  await rm(folder, { recursive: true, force: true });
  await Promise.all([
    cp('dist/package', installed, { recursive: true }),
    cp('test/support/package/pages', pages, { recursive: true }),
  ]);
  return { folder, pages, installed, frameworks };
};

export type InstalledPackage = Awaited<ReturnType<typeof installPackage>>;
