// Plugins that leave parts of libraries out of the bundles for browsers.
import { readFileSync } from 'node:fs';
import { preactCuts } from './preact-cuts.mjs';

/** Replaces texts in a source. Each of them must occur exactly once. */
const cut = (code, cuts, name) =>
  cuts.reduce((text, [from, to]) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`${name} has changed, so preact-cuts.mjs must be too: ${from}`);
    return parts.join(to);
  }, code);

/** Removes the parts of Preact that our sources do not use. */
export const usedPreact = {
  name: 'used-preact',
  setup(esbuild) {
    esbuild.onLoad({ filter: /[\\/]preact[\\/].*\.mjs$/ }, async ({ path }) => {
      const name = Object.keys(preactCuts).find((file) => path.replaceAll('\\', '/').endsWith(file));
      return name && { contents: cut(readFileSync(path, 'utf8'), preactCuts[name], name) };
    });
  },
};

/**
 * Lets the bundler remove the class of computed signals where no source computes one, which saves 0.2 kB. A prototype
 * that is made outside a function counts as a side effect. If another version is written differently, it stays whole.
 */
export const pureClasses = {
  name: 'pure-classes',
  setup(esbuild) {
    esbuild.onLoad({ filter: /signals-core\.m(odule\.)?js$/ }, async ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const contents = text.replace(
        /function (\w+)\((?:(?!function \w).)*?\1\.prototype=new .*?(?=function \w)/s,
        'var $1=/*@__PURE__*/(()=>{$&return $1})();',
      );
      return { contents };
    });
  },
};
