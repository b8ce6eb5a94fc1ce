import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transform } from 'esbuild';
import { targets } from './browser-range.mjs';
import { checkStyles } from './check-styles.mjs';
import { preactAlias } from './preact-alias.mjs';
import { terse } from './terse.mjs';

// Every path of the build is the repository's.
process.chdir(resolve(import.meta.dirname, '../../..'));
const { version } = JSON.parse(await readFile('package.json', 'utf8'));

/** Styles travel inside a script as text and are adopted into a shadow root. */
const minifyStyles = async (path) => {
  const options = { loader: 'css', minify: true, target: targets };
  const { code } = await transform(await readFile(path, 'utf8'), options);
  checkStyles(code, path);
  // A custom property's value is kept as it was written, with spaces that say nothing: no text of ours has such.
  return code.trim().replace(/(?<=[,:]) /g, '');
};
const stylesAsText = {
  name: 'styles-as-text',
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: await minifyStyles(path),
      loader: 'text',
    }));
  },
};

/** Packages of which a browser's bundle has what our source uses of them, in fewer bytes. */
const standIns = ['vest', 'redaxios', 'tinydate', 'jwt-decode'];

/** What stands for what in every bundle that a browser loads. */
export const alias = {
  ...preactAlias,
  ...Object.fromEntries(standIns.map((name) => [name, resolve(`src/embed/stand-ins/${name}.ts`)])),
};

/** esbuild's options for everything that a browser loads. */
export const forBrowsers = {
  bundle: true,
  minify: true,
  target: targets,
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'error',
  metafile: true,
  plugins: [stylesAsText, terse],
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env': 'true',
    'import.meta.env.MODE': '"production"',
    __OCTAVO_VERSION__: JSON.stringify(version),
  },
};
/** React source, Preact inside, for what cuts it into the files that are delivered and makes those small. */
export const compiled = {
  ...forBrowsers,
  plugins: [stylesAsText],
  format: 'esm',
  splitting: true,
  write: false,
  alias,
};
