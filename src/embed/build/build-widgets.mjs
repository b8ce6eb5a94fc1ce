import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { alias } from './alias.mjs';
import { forBrowsers } from './build-options.mjs';
import { bundleChunks, bundleLanguages } from './chunks/bundle-chunks.mjs';
import { sourceName } from './chunks/chunk-graph.mjs';
import { pruneChunks } from './chunks/prune-chunks.mjs';
import { deferredChunks, widgetsBeside } from './chunks/widget-chunks.mjs';
import { filesBelow } from './precompress.mjs';

/** Folder of the widgets' chunks. */
const chunkFolder = 'dist/embed/chunks';
/** Paths of the widgets' entry files. */
export const widgetSources = await filesBelow('src/embed/entries');

const sourceOf = (name) => widgetSources.find((source) => sourceName(source) === name);

/** Returns the deferred chunks of a widget, and the sources of the widgets that get a reduced file for it. */
const chunksOf = (name) => ({
  chunks: deferredChunks[name],
  beside: (widgetsBeside[name] ?? []).map(sourceOf),
});

/** Builds every widget in English and with translators. Returns the name and the files of each. */
const buildChunks = () =>
  Promise.all(
    widgetSources.map((source) =>
      bundleLanguages({ source, outdir: chunkFolder, ...chunksOf(sourceName(source)) }),
    ),
  );

/**
 * Widgets that show a price. For each of them, there is also a script with the widget inside, so that its first price
 * takes one request.
 */
const priced = ['calculator', 'order-form', 'checkout', 'price-list'];

/**
 * Lists a widget's own file and then pairs (`WidgetRow`): the own file of a base widget, and this widget's reduced
 * file, which imports code from it.
 */
const listFiles = ({ name, first }, bases) => {
  const pairs = bases.flatMap((base) => (base.beside[name] ? [base.first, base.beside[name][0]] : []));
  return [first, ...pairs].map((path) => basename(path, '.js'));
};

/**
 * Adds the manifest to esbuild's definitions: for each widget, the heights to reserve and the names of its files. Base
 * widgets of reduced files come first, because the elements of a page are loaded in this sequence. A script that
 * contains a base widget has loaders of its own for the reduced files.
 */
const defineManifest = async (widgets, name) => {
  const heights = JSON.parse(await readFile('src/embed/loader/heights.json', 'utf8'));
  const bases = Object.keys(widgetsBeside).map((base) => widgets.find((widget) => widget.name === base));
  const rows = [...new Set([...bases, ...widgets])].map((widget) => [
    widget.name,
    [
      [
        heights[widget.name] ?? heights['order-form of m3_d1'],
        ...listFiles(widget, widgetsBeside[name] ? [] : bases),
      ],
    ],
  ]);
  const { checkout, ...manifest } = Object.fromEntries(rows);
  manifest['order-form'].push(...checkout);
  return { ...forBrowsers.define, __OCTAVO_WIDGETS__: JSON.stringify(Object.values(manifest)) };
};

/** Builds octavo.js with the code of one widget inside. Deferred chunks of this widget import code from this script. */
const buildScriptWith = async (name, widgets) => {
  const sourcefile = `${name}.ts`;
  const chunks = chunksOf(name);
  const loaders = chunks.beside.map(
    (path) => `'${sourceName(path)}': () => import(${JSON.stringify(`./entries/${basename(path)}`)})`,
  );
  const contents = `import { mount } from './entries/${basename(sourceOf(name))}';
    import { startWith } from './loader/start-with.ts';
    startWith('${name}', mount, { ${loaders} });`;
  return bundleChunks({
    source: `src/embed/${sourcefile}`,
    outdir: 'dist/embed',
    ...chunks,
    options: {
      entryPoints: [],
      stdin: { contents, sourcefile, resolveDir: 'src/embed', loader: 'ts' },
      define: { ...(await defineManifest(widgets, name)), __OCTAVO_WITHIN__: 'true' },
    },
    names: { first: '[name].js', deferred: 'chunks/' },
  });
};

/**
 * Builds every script that a page can name, and their chunks. Returns the `widgets`, the scripts that contain a widget
 * (`within`), and all `chunks`.
 */
export const buildWidgets = async () => {
  const widgets = await buildChunks();
  const [within] = await Promise.all([
    Promise.all(priced.map((name) => buildScriptWith(name, widgets))),
    defineManifest(widgets).then(buildScripts),
  ]);
  const chunks = [...widgets, ...within]
    .flatMap(({ all, beside, translated = [] }) => [all, translated, ...Object.values(beside)].flat())
    .filter((path) => path.startsWith(chunkFolder));
  await pruneChunks('embed/chunks', chunks);
  await writePreloads(widgets);
  return { widgets, within, chunks };
};

/** Writes a preload link for each widget. In a page's head, it makes the browser request the widget together with octavo.js. */
const writePreloads = async (widgets) => {
  await mkdir('dist/embed/preload', { recursive: true });
  for (const { name, first } of widgets)
    await writeFile(
      `dist/embed/preload/${name}.html`,
      `<link rel="modulepreload" href="${first.slice('dist'.length)}" />`,
    );
};

/** Modules that a script imports rarely: because an element or a server needs them, or to explain a mistake of the page. */
const deferredScripts = {
  explain: 'src/embed/loader/explain.ts',
  adapt: 'src/embed/loader/adapt.ts',
  sites: 'src/embed/loader/sites.ts',
  'light-dom': 'src/embed/light-dom/light-dom.ts',
  'other-server': 'src/embed/other-server/other-server.ts',
};

/** Builds the scripts that contain no widget, and the modules that these scripts import. */
const buildScripts = (define) => {
  const options = {
    ...forBrowsers,
    outdir: 'dist/embed',
    // Ignores the project's compiler options, so that esbuild adds no "use strict". Modules are strict without it.
    tsconfigRaw: {},
    define: { ...define, __OCTAVO_WITHIN__: 'false' },
  };
  const scripts = ['src/embed/loader/octavo.ts', 'src/embed/loader/params-setter.ts'];
  return Promise.all([
    build({ ...options, entryPoints: scripts, format: 'iife' }),
    build({ ...options, alias, entryPoints: deferredScripts, format: 'esm' }),
  ]);
};
