import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { transform } from 'esbuild';
import { alias } from './alias.mjs';
import { targets } from './checks/browser-range.mjs';
import { checkStyles } from './checks/check-styles.mjs';
import { englishTexts } from './english-texts.mjs';
import { minifyPlugin } from './minify.mjs';

// Paths of the build are relative to the repository's root.
process.chdir(resolve(import.meta.dirname, '../../..'));
/** Version of the package. */
export const { version } = JSON.parse(await readFile('package.json', 'utf8'));

/** Minifies a style sheet, which a script then contains as text and adopts into a shadow root. */
const minifyStyles = async (path) => {
  const options = { loader: 'css', minify: true, target: targets };
  const { code } = await transform(await readFile(path, 'utf8'), options);
  checkStyles(code, path);
  // esbuild keeps the spaces in custom properties. None of our styles needs a space after a comma or colon.
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

/**
 * Lets the bundler remove the class of computed signals where no source computes one, which saves 0.2 kB. A prototype
 * that is made outside a function counts as a side effect. If another version is written differently, it stays whole.
 */
const pureClasses = {
  name: 'pure-classes',
  setup(esbuild) {
    esbuild.onLoad({ filter: /signals-core\.m(odule\.)?js$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replace(
        /function (\w+)\((?:(?!function \w).)*?\1\.prototype=new .*?(?=function \w)/s,
        'var $1=/*@__PURE__*/(()=>{$&return $1})();',
      );
      return { contents };
    });
  },
};

/** Plugins of the build with translators, whose languages arrive with the data of a site. */
export const translatedPlugins = [stylesAsText, pureClasses, minifyPlugin];

/** esbuild options for everything that a browser loads. */
export const forBrowsers = {
  bundle: true,
  minify: true,
  target: targets,
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'error',
  metafile: true,
  plugins: [stylesAsText, pureClasses, englishTexts, minifyPlugin],
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env': 'true',
    'import.meta.env.MODE': '"production"',
    __OCTAVO_VERSION__: JSON.stringify(version),
  },
};
/** esbuild options for sources with Preact inside. bundle-chunks.mjs divides their output into chunks and minifies it. */
export const compiled = {
  ...forBrowsers,
  plugins: [stylesAsText, pureClasses, englishTexts],
  format: 'esm',
  splitting: true,
  write: false,
  alias,
};
/** esbuild options for the same sources with translators. */
export const compiledTranslated = { ...compiled, plugins: [stylesAsText, pureClasses] };
