import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transform } from 'esbuild';
import { targets } from './browser-range.mjs';

// Paths of the build are relative to the repository's root.
process.chdir(resolve(import.meta.dirname, '../../..'));
/** True for `node build.mjs --quick`, which skips minifying and compressing. Such a build is for development and never for a release. */
export const isQuick = process.argv.includes('--quick');

/** Version of the package. */
export const { version } = JSON.parse(await readFile('package.json', 'utf8'));

/** Minifies a style sheet, which a script then contains as text and adopts into a shadow root. */
const minifyStyles = async (path) => {
  const options = { loader: 'css', minify: true, target: targets };
  const { code } = await transform(await readFile(path, 'utf8'), options);
  // Removes spaces that esbuild keeps in custom properties. None of our styles needs a space after a comma or colon.
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

/** esbuild options for everything that a browser loads. */
export const forBrowsers = {
  bundle: true,
  minify: !isQuick,
  target: targets,
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'error',
  metafile: true,
  plugins: [stylesAsText],
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env': 'true',
    'import.meta.env.MODE': '"production"',
    __OCTAVO_VERSION__: JSON.stringify(version),
  },
};
