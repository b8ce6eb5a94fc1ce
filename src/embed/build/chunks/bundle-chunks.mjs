import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { rollup } from '@rollup/wasm-node';
import { build } from 'esbuild';
import { compiled as english, compiledTranslated as translated } from '../build-options.mjs';
import { checkScript } from '../checks/check-scripts.mjs';
import { isQuick, minifyScript } from '../minify.mjs';
import { compress } from '../precompress.mjs';
import { assignChunks, createResolver, sourceName, staticImports, widgetOf } from './chunk-graph.mjs';

/**
 * Comment that makes Chromium compile all functions of a file in the background while the file arrives. Otherwise each
 * function is compiled on the main thread when it is first called, which blocks the page. Only files with a first price
 * have this comment, because nearly all their functions are called at once.
 */
const compileAll = '//# allFunctionsCalledOnLoad\n';

/**
 * Maps the names that a file gives to its imports and exports to the names that other files have for them. The minifier
 * can then write `import { a }` instead of `import { a as b }`, which makes an order form 0.2 kB smaller.
 */
const sharedNames = (code) => {
  const owners = new Map();
  for (const [, statement, list] of code.matchAll(/^(import|export) \{(.*?)\}/gm))
    for (const pair of list.split(',')) {
      const names = pair.trim().split(' as ');
      if (statement === 'export') names.reverse();
      // If two files use one name for different things, the second keeps its `as`.
      if (!owners.has(names[0])) owners.set(names[0], names.at(-1));
    }
  return Object.fromEntries([...owners].map(([name, own]) => [own, name]));
};

/** Creates a Rollup plugin that reads esbuild's outputs from memory and minifies each chunk. */
const memoryPlugin = (files, resolver) => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return {
    name: 'from-memory',
    ...resolver,
    load: (id) => texts.get(id.split('?')[0]),
    renderChunk: async (code, { isEntry, exports, name }) => {
      checkScript(code, name);
      // Removes the prototypes of module objects, because no code reads them.
      const withoutPrototypes = code.replaceAll(/__proto__: null,?/g, '');
      return (
        (isEntry || exports.includes('mount') ? compileAll : '') +
        (await minifyScript(withoutPrototypes, sharedNames(withoutPrototypes)))
      );
    },
  };
};

/**
 * Returns the module with one of three endings of the same meaning: the one that compresses best. Brotli divides a text
 * by its length, so the choice makes a file up to 47 B smaller.
 */
const withBestEnding = async (code) => {
  if (isQuick) return code;
  const texts = [';\n', ';', ''].map((ending) => code.replace(/;?\s*$/, ending));
  const sizes = await Promise.all(texts.map(async (text) => (await compress(Buffer.from(text))).length));
  return texts[sizes.indexOf(Math.min(...sizes))];
};

/**
 * Name of the first file, and folder of the deferred chunks relative to `outdir`. A prefix may be put before the
 * chunks' names.
 */
const hashed = { first: '[name]-[hash:6].js', deferred: '' };

/** Groups the reduced files by their widget. The first file of a group is the one that shows the first price. */
const groupBeside = (output, pathOf) => {
  const groups = {};
  for (const file of output) {
    const widget = widgetOf(file.moduleIds[0]);
    if (widget) groups[widget] = [...(groups[widget] ?? []), pathOf(file)];
  }
  return groups;
};

/**
 * Compiles the sources with esbuild. Returns their hash, and the functions with which Rollup finds and divides the
 * compiled modules.
 */
const compile = async ({ name, source, chunks, beside, options }) => {
  const { metafile, outputFiles } = await build(options);
  const { outputs } = metafile;
  const outputOf = (path) => Object.keys(outputs).find((output) => outputs[output].entryPoint === path);
  const entry = outputOf(source);
  const first = staticImports(outputs, entry);
  const assigned = assignChunks({ name, chunks, outputs, first });
  const widgets = new Map(beside.map((path) => [outputOf(path), sourceName(path)]));
  const resolver = createResolver({ outputs, entry, first, beside: widgets });
  const loaded = outputs[entry].imports.map(({ path }) => path);
  const inputs = [...widgets]
    .filter(([path]) => !loaded.includes(path))
    .map(([path, widget]) => [widget, `${resolve(path)}?${widget}`]);
  return {
    input: Object.fromEntries([[name, resolve(entry)], ...inputs]),
    plugins: [memoryPlugin(outputFiles, resolver)],
    assigned,
    hash: outputFiles.reduce((hash, { text }) => hash.update(text), createHash('sha256')).digest('hex'),
  };
};

/** Divides compiled sources into files and writes these. `salt` changes the name of the first file. */
const writeChunks = async ({ assigned, input, plugins }, { outdir, names, salt = '' }) => {
  // Allows other files to import from the first one.
  const bundle = await rollup({ input, plugins, preserveEntrySignatures: 'allow-extension' });
  const { output } = await bundle.generate({
    entryFileNames: names.first,
    // Removes esbuild's own hash from the name.
    chunkFileNames: ({ name }) =>
      `${names.deferred}${names.prefix ?? ''}${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash:6].js`,
    hashCharacters: 'hex',
    // Leaves out the tag and the freezing of module objects, because no code reads the tag or changes an object.
    generatedCode: { preset: 'es2015', symbols: false },
    freeze: false,
    hoistTransitiveImports: false,
    manualChunks: (id) => assigned.get(id),
    onlyExplicitManualChunks: true,
    plugins: [{ name: 'salt', augmentChunkHash: ({ isEntry }) => (isEntry ? salt : undefined) }],
  });
  await mkdir(join(outdir, names.deferred), { recursive: true });
  await Promise.all(
    output.map(async ({ fileName, code }) => writeFile(join(outdir, fileName), await withBestEnding(code))),
  );
  const pathOf = ({ fileName }) => join(outdir, fileName);
  const all = output.filter(({ moduleIds }) => !widgetOf(moduleIds[0])).map(pathOf);
  return { first: all[0], all, beside: groupBeside(output, pathOf) };
};

/**
 * Compiles a page or a widget into few files. `first` has all static imports. Each chunk of `chunks` has the
 * dynamically imported sources that it lists, and every other dynamic import has a file of its own. esbuild alone would
 * move code that the first file shares with a deferred chunk into a third file. Each widget of `beside` gets a reduced
 * file, which imports code from the first file. `options` are those of esbuild. Returns the name of the source, the
 * paths of its files, and the paths of the reduced files by widget name.
 */
export const bundleChunks = async ({
  source,
  outdir,
  chunks = {},
  beside = [],
  options = { entryPoints: [source, ...beside] },
  names = hashed,
}) => {
  const name = sourceName(source);
  const compiled = await compile({
    name,
    source,
    chunks,
    beside,
    options: { ...english, outdir, ...options },
  });
  return { name, ...(await writeChunks(compiled, { outdir, names })) };
};

/**
 * Bundles a widget twice: in English and with translators. The translated file has the English file's name with the
 * prefix `t-`, so that octavo.js needs one name for both. The name therefore changes with the content of either file.
 * Reduced files exist in English only.
 */
export const bundleLanguages = async ({ source, outdir, chunks = {}, beside = [] }) => {
  const name = sourceName(source);
  const compileIn = (options, beside) =>
    compile({
      name,
      source,
      chunks,
      beside,
      options: { ...options, outdir, entryPoints: [source, ...beside] },
    });
  const [own, other] = await Promise.all([compileIn(english, beside), compileIn(translated, [])]);
  const files = await writeChunks(own, { outdir, names: hashed, salt: other.hash });
  const first = `t-${basename(files.first)}`;
  const { all } = await writeChunks(other, { outdir, names: { ...hashed, first, prefix: 't-' } });
  return { name, ...files, translated: all };
};
