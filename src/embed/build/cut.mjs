import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { rollup } from '@rollup/wasm-node';
import { build } from 'esbuild';
import { compiled } from './build-options.mjs';
import { checkScript } from './check-scripts.mjs';
import { shorten } from './terse.mjs';

/** An output of esbuild's and all that it imports at once, itself first; `outputs` are a metafile's. */
export const reachAtOnce = (outputs, path, seen = new Set()) => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind, external } of outputs[path].imports)
    if (!external && kind === 'import-statement') reachAtOnce(outputs, next, seen);
  return seen;
};

/** `src/embed/entries/price-list.tsx` is the price-list. */
export const sourceName = (path) => basename(path).replace(/\.tsx?$/, '');

/** The parcel of every output that travels in one; what two parcels need travels in the earlier. */
const packIn = (parcels, outputs, entry) => {
  const first = reachAtOnce(outputs, entry);
  const packed = new Map();
  for (const [name, sources] of Object.entries(parcels))
    for (const root of Object.keys(outputs).filter((path) => sources.includes(outputs[path].entryPoint)))
      for (const path of reachAtOnce(outputs, root))
        if (!first.has(path) && !packed.has(resolve(path))) packed.set(resolve(path), name);
  return packed;
};

/**
 * Chromium then compiles a file's functions beside the page's thread while the file arrives, and not one by one as
 * each is first called, which blocks the page. What an entry holds is called at once, but for the
 * cabinet's other pages, which beside the thread keep nobody waiting; what comes later is not.
 */
const compileAll = '//# allFunctionsCalledOnLoad\n';

/**
 * The names that a file's imports and exports have in the other files, by their names in this one. Where a file uses
 * them inside too, `import { a as b }` becomes `import { a }`, which makes an order form 0.2 kB smaller.
 */
const sharedNames = (code) => {
  const owners = new Map();
  for (const [, statement, list] of code.matchAll(/^(import|export) \{(.*?)\}/gm))
    for (const pair of list.split(',')) {
      const names = pair.trim().split(' as ');
      if (statement === 'export') names.reverse();
      // Two other files may use one name for different things: the second keeps its `as`.
      if (!owners.has(names[0])) owners.set(names[0], names.at(-1));
    }
  return Object.fromEntries([...owners].map(([name, own]) => [own, name]));
};

/** Rollup's plugin that reads what esbuild has made, and makes each file as small as can be. */
const fromMemory = (files) => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return {
    name: 'from-memory',
    resolveId: (id, importer) => (importer ? resolve(importer, '..', id) : id),
    load: (id) => texts.get(id),
    renderChunk: async (code, { isEntry, name }) => {
      checkScript(code, name);
      // No code looks at what a module object inherits.
      const lean = code.replaceAll(/__proto__: null,?/g, '');
      return (isEntry ? compileAll : '') + (await shorten(lean, sharedNames(lean)));
    },
  };
};

/** The first file's name, and the folder of what comes later, from `outdir`. */
const hashed = { first: '[name]-[hash:6].js', later: '' };

/**
 * Compiles a page's or widget's source and writes it in few files: all that it needs at once is one (`first`), each
 * parcel (lazily imported sources, by its name) is one, and so is every other lazy import. esbuild alone would cut out
 * whatever the first file and a later one share. `options` are esbuild's own. Gives the source's name and the paths.
 */
export const cut = async ({ source, outdir, parcels = {}, options = {}, names = hashed }) => {
  const wanted = { ...compiled, entryPoints: [source], outdir, ...options };
  const { metafile, outputFiles } = await build(wanted);
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find((path) => outputs[path].entryPoint === source);
  const packed = packIn(parcels, outputs, entry);
  const name = sourceName(source);
  const bundle = await rollup({
    input: { [name]: resolve(entry) },
    plugins: [fromMemory(outputFiles)],
    // What later files import of the first is exported by the first itself.
    preserveEntrySignatures: 'allow-extension',
  });
  const { output } = await bundle.generate({
    entryFileNames: names.first,
    // esbuild has put a hash of its own into the name.
    chunkFileNames: ({ name }) => `${names.later}${name.replace(/-[0-9A-Z]{8}$/, '')}-[hash:6].js`,
    hashCharacters: 'hex',
    // No code looks at a module object's tag or changes the object.
    generatedCode: { preset: 'es2015', symbols: false },
    freeze: false,
    hoistTransitiveImports: false,
    manualChunks: (id) => packed.get(id),
    onlyExplicitManualChunks: true,
  });
  await mkdir(join(outdir, names.later), { recursive: true });
  await Promise.all(output.map(({ fileName, code }) => writeFile(join(outdir, fileName), code)));
  const all = output.map(({ fileName }) => join(outdir, fileName));
  return { name, first: all[0], all };
};
