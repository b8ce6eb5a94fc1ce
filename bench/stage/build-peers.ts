import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type BuildOptions, build } from 'esbuild';
import { peers } from './subjects.ts';

const folder = 'bench/peers';

/** Installs the packages of the peers and the bench if the lock file is newer than the installation. */
export const installPeers = () => {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lockFile = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockFile).mtimeMs) return;
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
};

interface OwnOptions {
  forBrowsers: BuildOptions;
  alias: Record<string, string>;
}

/** Reads Octavo's build options, so that every peer is built like Octavo. */
const readOptions = (): Promise<OwnOptions> =>
  // The module is imported from the sources, because a bundled copy would look for its files beside the bundle.
  import(pathToFileURL(resolve('src/embed/build/build-options.mjs')).href);

const brotli = promisify(brotliCompress);

interface Bundle {
  source: string;
  options: BuildOptions;
  /** The site's bootstrap document, as JSON. */
  bootstrap: string;
}

/** Bundles a calculator as a single script that contains the site's data. */
const bundle = async ({ source, options, bootstrap }: Bundle): Promise<Uint8Array> => {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [source],
    // The format is that of modules, because Octavo's code may contain a top-level await.
    format: 'esm',
    write: false,
    define: { ...options.define, __SITE__: bootstrap },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
};

const sourceOf = (peer: string) =>
  ['ts', 'tsx'].map((extension) => join(folder, `${peer}.${extension}`)).find(existsSync) ?? '';

/**
 * Writes every calculator that is a single script, with its brotli copy. `bootstrap` is the site's bootstrap document as JSON.
 */
export const buildPeers = async (target: string, bootstrap: string) => {
  await mkdir(target, { recursive: true });
  const { forBrowsers, alias } = await readOptions();
  const bundles = [
    ...Object.keys(peers).map((name) => ({ name, source: sourceOf(name), options: forBrowsers })),
    { name: 'one-file', source: 'bench/stage/one-file.ts', options: { ...forBrowsers, alias } },
  ];
  await Promise.all(
    bundles.map(async ({ name, source, options }) => {
      const script = await bundle({ source, options, bootstrap });
      await writeFile(join(target, `${name}.js`), script);
      await writeFile(join(target, `${name}.js.br`), await brotli(script));
    }),
  );
};
