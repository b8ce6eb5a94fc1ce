import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { rollup } from '@rollup/wasm-node';
import { build } from 'esbuild';
import { compiled } from './build-options.mjs';
import { checkScript } from './checks/check-scripts.mjs';
import { isQuick, minifyScript } from './minify.mjs';
import { compress } from './precompress.mjs';

/** Paths of one esbuild output and of all its static imports, the output itself first. `outputs` are those of a metafile. */
export const staticImports = (outputs, path, seen = new Set()) => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind, external } of outputs[path].imports)
    if (!external && kind === 'import-statement') staticImports(outputs, next, seen);
  return seen;
};

/** Name of a source file without folder and extension: `src/embed/entries/price-list.tsx` gives `price-list`. */
export const sourceName = (path) => basename(path).replace(/\.tsx?$/, '');

/** Maps outputs to the names of their chunks. An output that two chunks need goes into the earlier one. */
const assignChunks = (chunks, outputs, entry) => {
  const first = staticImports(outputs, entry);
  const assigned = new Map();
  for (const [name, sources] of Object.entries(chunks))
    for (const root of Object.keys(outputs).filter((path) => sources.includes(outputs[path].entryPoint)))
      for (const path of staticImports(outputs, root))
        if (!first.has(path) && !assigned.has(resolve(path))) assigned.set(resolve(path), name);
  return assigned;
};

/**
 * Asks Chromium to compile all functions of a file in the background while the file arrives. Without it, each function
 * is compiled on the main thread when it is first called, which blocks the page. Only entries have it, because nearly
 * all their functions are called at once.
 */
const compileAll = '//# allFunctionsCalledOnLoad\n';

/**
 * Maps a file's own names of its imports and exports to the names that other files have for them. The minifier then
 * writes `import { a }` instead of `import { a as b }`, which makes an order form 0.2 kB smaller.
 */
const sharedNames = (code) => {
  const owners = new Map();
  for (const [, statement, list] of code.matchAll(/^(import|export) \{(.*?)\}/gm))
    for (const pair of list.split(',')) {
      const names = pair.trim().split(' as ');
      if (statement === 'export') names.reverse();
      // Two other files may use the same name for different things. The second one keeps its `as`.
      if (!owners.has(names[0])) owners.set(names[0], names.at(-1));
    }
  return Object.fromEntries([...owners].map(([name, own]) => [own, name]));
};

/** A Rollup plugin that reads esbuild's outputs from memory and minifies each chunk. */
const memoryPlugin = (files) => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return {
    name: 'from-memory',
    resolveId: (id, importer) => (importer ? resolve(importer, '..', id) : id),
    load: (id) => texts.get(id),
    renderChunk: async (code, { isEntry, name }) => {
      checkScript(code, name);
      // No code reads the prototype of a module object.
      const withoutPrototypes = code.replaceAll(/__proto__: null,?/g, '');
      return (
        (isEntry ? compileAll : '') + (await minifyScript(withoutPrototypes, sharedNames(withoutPrototypes)))
      );
    },
  };
};

/**
 * Returns a module with that one of three endings of the same meaning which compresses best. Brotli divides a text by its
 * length, so the choice makes a file up to 47 B smaller.
 */
const withBestEnding = async (code) => {
  if (isQuick) return code;
  const texts = [';\n', ';', ''].map((ending) => code.replace(/;?\s*$/, ending));
  const sizes = await Promise.all(texts.map(async (text) => (await compress(Buffer.from(text))).length));
  return texts[sizes.indexOf(Math.min(...sizes))];
};

/** Name of the first file, and the folder of the deferred chunks relative to `outdir`. */
const hashed = { first: '[name]-[hash:6].js', deferred: '' };

/**
 * Compiles a page or a widget and writes few files: `first` has all static imports, each named chunk of `chunks` has
 * the dynamically imported sources that it lists, and every other dynamic import has a file of its own. esbuild alone
 * would put code that the first file shares with a deferred chunk into a third file. `options` are those of esbuild.
 * Returns the source's name and the paths of its files.
 */
export const bundleChunks = async ({ source, outdir, chunks = {}, options = {}, names = hashed }) => {
  const wanted = { ...compiled, entryPoints: [source], outdir, ...options };
  const { metafile, outputFiles } = await build(wanted);
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find((path) => outputs[path].entryPoint === source);
  const assigned = assignChunks(chunks, outputs, entry);
  const name = sourceName(source);
  const bundle = await rollup({
    input: { [name]: resolve(entry) },
    plugins: [memoryPlugin(outputFiles)],
    // Lets deferred chunks import from the first file.
    preserveEntrySignatures: 'allow-extension',
  });
  const { output } = await bundle.generate({
    entryFileNames: names.first,
    // Removes esbuild's own hash from the name.
    chunkFileNames: ({ name }) => `${names.deferred}${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash:6].js`,
    hashCharacters: 'hex',
    // No code reads the tag of a module object or changes the object.
    generatedCode: { preset: 'es2015', symbols: false },
    freeze: false,
    hoistTransitiveImports: false,
    manualChunks: (id) => assigned.get(id),
    onlyExplicitManualChunks: true,
  });
  await mkdir(join(outdir, names.deferred), { recursive: true });
  await Promise.all(
    output.map(async ({ fileName, code }) => writeFile(join(outdir, fileName), await withBestEnding(code))),
  );
  const all = output.map(({ fileName }) => join(outdir, fileName));
  return { name, first: all[0], all };
};
