import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { minify } from 'terser';
import { checkScript } from './checks/check-scripts.mjs';

const options = {
  module: true,
  ecma: 2020,
  // `unsafe` would change `String(symbol)`, which the source does not use.
  compress: { passes: 4, unsafe: true, unsafe_arrows: true, lhs_constants: false, keep_fargs: false },
};

/**
 * True for `node build.mjs --quick`, which skips minifying and compressing. Such a build is for development and never
 * for a release.
 */
export const isQuick = process.argv.includes('--quick');

/** Minifies a module. `names` maps the module's top-level names to the short names that they get. */
export const minifyScript = async (text, names = {}) => {
  if (isQuick) return text;
  const props = Object.fromEntries(Object.entries(names).map(([own, short]) => [`$${own}`, short]));
  return (await minify(text, { ...options, nameCache: { vars: { props } } })).code;
};

/**
 * An esbuild plugin that checks esbuild's output and minifies it with terser. Names by terser compress better, which
 * saves 4 % of every script. The plugin must be the last one, because it reads the output of all others. With `write:
 * false`, no file is written.
 */
export const minifyPlugin = {
  name: 'minify',
  setup(esbuild) {
    const { initialOptions } = esbuild;
    const isWritten = initialOptions.write !== false;
    initialOptions.write = false;
    // Terser gets the code as a module, and the wrapping function is added afterwards. Terser would otherwise unwrap
    // esbuild's function in a way that makes the script larger.
    const isScript = initialOptions.format === 'iife';
    if (isScript) initialOptions.format = 'esm';
    esbuild.onEnd(async ({ outputFiles = [] }) => {
      for (const file of outputFiles) {
        // A file that is built only to measure its size is not checked, because no browser runs it.
        if (isWritten) checkScript(file.text, file.path);
        const code = await minifyScript(file.text);
        const text = isScript ? `(()=>{${code.replace(/;$/, '')}})()` : code;
        file.contents = new TextEncoder().encode(text);
        if (!isWritten) continue;
        await mkdir(dirname(file.path), { recursive: true });
        await writeFile(file.path, file.contents);
      }
    });
  },
};
