import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { alias } from './alias.mjs';
import { forBrowsers } from './build-options.mjs';
import { bundleChunks, sourceName } from './bundle-chunks.mjs';
import { filesBelow } from './precompress.mjs';
import { pruneChunks } from './prune-chunks.mjs';

/** Folder of the widgets' chunks. */
const chunkFolder = 'dist/embed/chunks';
/** Paths of the widgets' entries, one for each widget. */
export const widgetSources = await filesBelow('src/embed/entries');

/** Deferred sources that the calculator and the order form both need after the first price. */
const afterPrice = [
  'src/embed/mount/deferred-parts.ts',
  'src/api/upload.ts',
  'src/state/price/price-requests.ts',
  'src/validation/messages/fields.ts',
];

/** Deferred sources of the order form in every template. */
const restOfOrderForm = [
  ...afterPrice,
  'src/ui/select/select-popup.tsx',
  'src/state/session/facebook.ts',
  'src/state/submission/order-actions.ts',
  'src/state/session/authentication.ts',
  'src/validation/order-suites.ts',
];

/** Sources of the order form's two arrangements: the one for scripts with the other one inside, and the deferred parts. */
const twoSteps = {
  other: 'src/widgets/order-form/other-two-steps.tsx',
  rest: 'src/widgets/order-form/deferred-parts.ts',
};
const checkout = {
  other: 'src/widgets/order-form/checkout/other-checkout.tsx',
  rest: 'src/widgets/order-form/checkout/rest/checkout-rest.ts',
};

/**
 * Dynamically imported sources of each widget, by the name of the chunk that holds them. Sources that are needed at
 * about the same time share a chunk to save requests. The order form has one chunk, so that a visitor can order even if
 * the connection is lost afterwards.
 */
const deferredChunks = {
  calculator: { 'after-price': [...afterPrice, 'src/state/calculator/calculator-actions.ts'] },
  'order-form': {
    rest: [...restOfOrderForm, twoSteps.rest],
    // Downloaded only if a page shows template m3_d1 without its own file.
    cards: [checkout.other],
    'rest-of-cards': [checkout.rest],
  },
  checkout: {
    'rest-of-checkout': [...restOfOrderForm, checkout.rest],
    // Downloaded only if a page shows another template with this file.
    pages: [twoSteps.other],
    'rest-of-pages': [twoSteps.rest],
  },
};

/** Builds every widget. Returns for each its name, the file of its first price, and all files that it can load. */
const buildChunks = () =>
  Promise.all(
    widgetSources.map((source) =>
      bundleChunks({ source, outdir: chunkFolder, chunks: deferredChunks[sourceName(source)] }),
    ),
  );

/** Widgets with a price. Each also ships inside a script of its own, so that its first price takes one request. */
const priced = ['calculator', 'order-form', 'checkout', 'price-list'];

/** Adds the manifest to esbuild's definitions: for each widget the name of its file and the heights to reserve. */
const defineManifest = async (widgets) => {
  const heights = JSON.parse(await readFile('src/embed/loader/heights.json', 'utf8'));
  const files = widgets.map(({ name, first }) => [
    name,
    [[basename(first, '.js'), heights[name] ?? heights['order-form of m3_d1']]],
  ]);
  const { checkout, ...manifest } = Object.fromEntries(files);
  manifest['order-form'].push(...checkout);
  return { ...forBrowsers.define, __OCTAVO_WIDGETS__: JSON.stringify(Object.values(manifest)) };
};

const sourceOf = (name) => widgetSources.find((source) => sourceName(source) === name);

/** Builds octavo.js with the code of one widget inside. Its deferred chunks import from this script. */
const buildScriptWith = (name, define) => {
  const sourcefile = `${name}.ts`;
  const contents = `import { mount } from './entries/${basename(sourceOf(name))}';
    import { startWith } from './loader/start-with.ts';
    startWith('${name}', mount);`;
  return bundleChunks({
    source: `src/embed/${sourcefile}`,
    outdir: 'dist/embed',
    chunks: deferredChunks[name],
    options: {
      entryPoints: [],
      stdin: { contents, sourcefile, resolveDir: 'src/embed', loader: 'ts' },
      define: { ...define, __OCTAVO_WITHIN__: 'true' },
    },
    names: { first: '[name].js', deferred: 'chunks/' },
  });
};

/**
 * Builds every script that a page can name, and their chunks. Returns the `widgets`, the scripts with a widget `within`, and all
 * `chunks`.
 */
export const buildWidgets = async () => {
  const widgets = await buildChunks();
  const define = await defineManifest(widgets);
  const [within] = await Promise.all([
    Promise.all(priced.map((name) => buildScriptWith(name, define))),
    buildScripts(define),
  ]);
  const chunks = [...widgets, ...within]
    .flatMap(({ all }) => all)
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

/** Modules that a script imports only if the site's data cannot be loaded, or to explain a mistake of the page. */
const deferredScripts = {
  explain: 'src/embed/loader/explain.ts',
  'other-server': 'src/embed/other-server/other-server.ts',
};

/** Builds the scripts without a widget inside, and the modules that they import. */
const buildScripts = (define) => {
  const options = {
    ...forBrowsers,
    outdir: 'dist/embed',
    // Without the project's options, esbuild adds no "use strict". The source is modules, which are strict already.
    tsconfigRaw: {},
    define: { ...define, __OCTAVO_WITHIN__: 'false' },
  };
  const scripts = ['src/embed/loader/octavo.ts', 'src/embed/loader/params-setter.ts'];
  return Promise.all([
    build({ ...options, entryPoints: scripts, format: 'iife' }),
    build({ ...options, alias, entryPoints: deferredScripts, format: 'esm' }),
  ]);
};
