import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin, transform } from 'esbuild';
import { peers } from './subjects.ts';

const folder = 'bench/peers';
const browsers = ['chrome100', 'firefox101', 'safari16.4'];

/** Installs what the peers and the bench itself need, where the lock file is newer than what is installed. */
export const installPeers = () => {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const wanted = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs) return;
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
};

const stylesAsText: Plugin = {
  name: 'styles-as-text',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: (
        await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true, target: browsers })
      ).code,
      loader: 'text',
    })),
};

const brotli = promisify(brotliCompress);

/** A peer's one script: the site's bootstrap document inside, minified as Octavo's is. */
const bundle = async (source: string, alias: Record<string, string>, bootstrap: string) => {
  const { outputFiles } = await build({
    entryPoints: [source],
    alias,
    bundle: true,
    minify: true,
    write: false,
    // A module, because Octavo's may wait at its top level.
    format: 'esm',
    target: browsers,
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [stylesAsText],
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env': 'true',
      'import.meta.env.MODE': '"production"',
      __SITE__: bootstrap,
    },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
};

const sourceOf = (peer: string) =>
  ['ts', 'tsx'].map((ending) => join(folder, `${peer}.${ending}`)).find(existsSync) ?? '';

/** What Octavo's own build puts in the place of React and of Vest's rules. */
const readAlias = async (): Promise<Record<string, string>> => {
  // Bundled into the bench, the module would name files beside the bundle.
  const path = pathToFileURL(resolve('src/embed/preact-alias.mjs')).href;
  const { preactAlias }: { preactAlias: Record<string, string> } = await import(path);
  return { ...preactAlias, n4s: resolve('src/embed/browser-enforce.ts') };
};

/** Writes every calculator that is one script, and its brotli twin. `bootstrap` is the site's document, as JSON. */
export const buildPeers = async (target: string, bootstrap: string) => {
  await mkdir(target, { recursive: true });
  const bundles = [
    ...Object.keys(peers).map((name) => ({ name, source: sourceOf(name), alias: {} })),
    { name: 'one-file', source: 'bench/stage/one-file.ts', alias: await readAlias() },
  ];
  await Promise.all(
    bundles.map(async ({ name, source, alias }) => {
      const script = await bundle(source, alias, bootstrap);
      await writeFile(join(target, `${name}.js`), script);
      await writeFile(join(target, `${name}.js.br`), await brotli(script));
    }),
  );
};
