import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { frameworksFolder } from './frameworks-folder.ts';

const run = promisify(execFile);

/** The packed npm package, installed beside the pages that use it. */
export interface PackedPackage {
  /** Folder of the pages. */
  pages: string;
  /** Folder of the installed package. */
  installed: string;
  tarball: Buffer;
  /** Folder with the frameworks whose pages use the package, and with the tools that check the package and these pages. */
  frameworks: string;
}

/** Packs `dist/package` as `npm publish` does, and unpacks the tarball for the pages of the suite `name`. */
export const packPackage = async (name: string): Promise<PackedPackage> => {
  const frameworks = await frameworksFolder();
  const folder = join(frameworks, name);
  const pages = join(folder, 'pages');
  const installed = join(folder, 'node_modules/octavo');
  await rm(folder, { recursive: true, force: true });
  await mkdir(installed, { recursive: true });
  const packing = run('npm', ['pack', './dist/package', '--pack-destination', folder, '--json']);
  await cp('test/support/package/pages', pages, { recursive: true });
  const [packed]: { filename: string }[] = JSON.parse((await packing).stdout);
  const path = join(folder, packed?.filename ?? '');
  await run('tar', ['-xzf', path, '-C', installed, '--strip-components=1']);
  return { pages, installed, tarball: await readFile(path), frameworks };
};
