import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { frameworksFolder } from './frameworks-folder.ts';

const run = promisify(execFile);

/** The npm package, installed beside the pages that use it. */
export interface InstalledPackage {
  /** Folder of this installation. */
  folder: string;
  /** Folder of the pages. */
  pages: string;
  /** Folder of the installed package. */
  installed: string;
  /** Folder with the frameworks whose pages use the package, and with the tools that check the package and these pages. */
  frameworks: string;
}

/**
 * Installs a copy of `dist/package` for the pages of the suite `name`. `packed.test.ts` proves that all its files are
 * published.
 */
export const installPackage = async (name: string): Promise<InstalledPackage> => {
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

/** Replaces the installed package by the tarball that `npm publish` would upload. Returns the tarball. */
export const packPackage = async ({ folder, installed }: InstalledPackage): Promise<Buffer> => {
  const { stdout } = await run('npm', ['pack', './dist/package', '--pack-destination', folder, '--json']);
  const [packed]: { filename: string }[] = JSON.parse(stdout);
  const path = join(folder, packed?.filename ?? '');
  await rm(installed, { recursive: true });
  await mkdir(installed);
  await run('tar', ['-xzf', path, '-C', installed, '--strip-components=1']);
  return readFile(path);
};
