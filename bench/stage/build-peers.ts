import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Plugin, transform } from 'esbuild';
import { type PeerName, peers } from './subjects.ts';

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
const bundle = async (name: PeerName, bootstrap: string): Promise<Uint8Array> => {
  const [source] = ['ts', 'tsx'].map((ending) => join(folder, `${name}.${ending}`)).filter(existsSync);
  const { outputFiles } = await build({
    entryPoints: [source ?? name],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: browsers,
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'error',
    plugins: [stylesAsText],
    define: { 'process.env.NODE_ENV': '"production"', __SITE__: bootstrap },
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
};

/** Writes every peer's script and its brotli twin. `bootstrap` is the site's document, as JSON. */
export const buildPeers = async (target: string, bootstrap: string) => {
  await mkdir(target, { recursive: true });
  const names = Object.keys(peers) as PeerName[];
  await Promise.all(
    names.map(async (name) => {
      const script = await bundle(name, bootstrap);
      await writeFile(join(target, `${name}.js`), script);
      await writeFile(join(target, `${name}.js.br`), await brotli(script));
    }),
  );
};
