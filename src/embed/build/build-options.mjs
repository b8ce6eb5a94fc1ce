import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { targets } from './browser-range.mjs';

// Paths of the build are relative to the repository's root.
process.chdir(resolve(import.meta.dirname, '../../..'));
/**
 * True for `node build.mjs --quick`, which skips minifying and compressing. Such a build is for development and never for a
 * release.
 */
export const isQuick = process.argv.includes('--quick');

export const { version } = JSON.parse(await readFile('package.json', 'utf8'));

/** Bundles and minifies a style sheet, which a script then contains as text and adopts. */
const bundleStyles = async (path) => {
  const options = { bundle: true, minify: true, write: false, legalComments: 'none', target: targets };
  const { outputFiles } = await build({ ...options, entryPoints: [path] });
  // Removes spaces that esbuild keeps in custom properties. None of our styles needs a space after a comma or colon.
  return outputFiles[0].text.trim().replace(/(?<=[,:]) /g, '');
};
const stylesAsText = {
  name: 'styles-as-text',
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: await bundleStyles(path),
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
