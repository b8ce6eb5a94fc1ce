import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { minify } from 'terser';
import { checkScript } from './check-scripts.mjs';

const options = {
  module: true,
  ecma: 2020,
  // `unsafe` would be wrong for a symbol given to String: there is none.
  compress: { passes: 4, unsafe: true, unsafe_arrows: true, lhs_constants: false, keep_fargs: false },
};

/** `node build.mjs --quick` leaves out what costs time and saves bytes: for a look at a change, never for a release. */
export const isQuick = process.argv.includes('--quick');

/** Makes a module's text as small as can be. `names` are those to give to what stands at the module's top level. */
export const shorten = async (text, names = {}) => {
  if (isQuick) return text;
  const props = Object.fromEntries(Object.entries(names).map(([own, short]) => [`$${own}`, short]));
  return (await minify(text, { ...options, nameCache: { vars: { props } } })).code;
};

/**
 * An esbuild plugin: what esbuild has made small is checked, and goes through terser, whose names compress better: 4 % off every
 * script. It stands after all plugins that change sources. Respects `write: false`.
 */
export const terse = {
  name: 'terse',
  setup(esbuild) {
    const { initialOptions } = esbuild;
    const isWritten = initialOptions.write !== false;
    initialOptions.write = false;
    // Terser would unfold esbuild's function around a script, at the cost of a list of its names.
    const isScript = initialOptions.format === 'iife';
    if (isScript) initialOptions.format = 'esm';
    esbuild.onEnd(async ({ outputFiles = [] }) => {
      for (const file of outputFiles) {
        checkScript(file.text, file.path);
        const code = await shorten(file.text);
        const text = isScript ? `(()=>{${code}})()` : code;
        file.contents = new TextEncoder().encode(text);
        if (!isWritten) continue;
        await mkdir(dirname(file.path), { recursive: true });
        await writeFile(file.path, file.contents);
      }
    });
  },
};
