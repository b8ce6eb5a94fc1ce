import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'esbuild';
import { peers } from './subjects.ts';

const folder = 'bench/peers';
const brotli = promisify(brotliCompress);

/** Installs the packages of the peers and the bench if the lock file is newer than the installation. */
export const installPeers = () => {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lockFile = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs) return;
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
};

/**
 * Bundles each peer as a single script that contains the site's data, and writes it with its brotli copy. Octavo's own build
 * options are imported from the sources, because a bundled copy would look for its files beside the bundle.
 */
export const buildPeers = async (target: string, bootstrap: string) => {
  const { forBrowsers } = await import(pathToFileURL(resolve('src/embed/build/build-options.mjs')).href);
  await Promise.all(
    Object.keys(peers).map(async (name) => {
      const { outputFiles = [] } = await build({
        ...forBrowsers,
        entryPoints: [resolve(folder, name)],
        format: 'esm',
        write: false,
        define: { ...forBrowsers.define, __SITE__: bootstrap },
      });
      const script = outputFiles[0]?.contents ?? new Uint8Array();
      await writeFile(join(target, `${name}.js`), script);
      await writeFile(join(target, `${name}.js.br`), await brotli(script));
    }),
  );
};
