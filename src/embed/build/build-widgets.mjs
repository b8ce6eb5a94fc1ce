import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { forBrowsers } from './build-options.mjs';
import { cut, sourceName } from './cut.mjs';
import { filesBelow } from './precompress.mjs';
import { prune } from './release.mjs';

/** Where the chunks are built. */
export const chunkFolder = 'dist/embed/chunks';
/** One entry a widget. */
export const widgetSources = await filesBelow('src/embed/entries');

/** What both ways to a price need once it stands. */
const afterPrice = [
  'src/embed/mount/deferred-parts.ts',
  'src/api/upload.ts',
  'src/state/price/price-requests.ts',
  'src/validation/messages.ts',
];

/**
 * Sources that a widget imports lazily at about the same time, by the name of the file they travel in: each of its own
 * would cost a request. An order form has all that an order needs from then on, whatever becomes of the connection.
 */
const parcels = {
  calculator: { 'after-price': [...afterPrice, 'src/state/calculator/calculator-actions.ts'] },
  'order-form': {
    rest: [
      ...afterPrice,
      'src/ui/select/select-popup.tsx',
      'src/widgets/order-form/deferred-parts.ts',
      'src/state/session/facebook.ts',
      'src/state/submission/order-actions.ts',
      'src/state/session/authentication.ts',
      'src/validation/order-suites.ts',
    ],
  },
};

/** Builds every widget; gives for each its name, the file of its first price, and all files it ever loads. */
const buildChunks = () =>
  Promise.all(
    widgetSources.map((source) => cut({ source, outdir: chunkFolder, parcels: parcels[sourceName(source)] })),
  );

/** Widgets with a price, each of which octavo.js may have inside: its first price is then one request. */
const priced = ['calculator', 'order-form', 'price-list'];

/** What scripts are told: what to ask for at once, and the heights to reserve; both by widget. */
const defineManifest = async (widgets) => {
  const heights = JSON.parse(await readFile('src/embed/loader/heights.json', 'utf8'));
  const hashOf = ({ name, first }) => basename(first, '.js').slice(`${name}-`.length);
  const manifest = widgets.map((widget) => [widget.name, [hashOf(widget), heights[widget.name]]]);
  return { ...forBrowsers.define, __OCTAVO_WIDGETS__: JSON.stringify(Object.fromEntries(manifest)) };
};

/** octavo.js with one widget's code inside. What it loads later imports from it, as a chunk's does from the chunk. */
const buildScriptWith = (name, define) => {
  const sourcefile = `${name}.ts`;
  const contents = `import { mount } from './entries/${name}.tsx';
    import { startWith } from './loader/start-with.ts';
    startWith('${name}', mount);`;
  return cut({
    source: `src/embed/${sourcefile}`,
    outdir: 'dist/embed',
    parcels: parcels[name],
    options: {
      entryPoints: [],
      stdin: { contents, sourcefile, resolveDir: 'src/embed', loader: 'ts' },
      define: { ...define, __OCTAVO_WITHIN__: 'true' },
    },
    names: { first: '[name].js', later: 'chunks/' },
  });
};

/** Builds every script that a page names and what they load; gives the widgets by themselves and those `within` one. */
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
  await prune('embed/chunks', chunks);
  await writePreloads(widgets);
  return { widgets, within };
};

/**
 * One fragment of markup a widget, for the head of a page: with it the browser asks for the widget's file beside
 * octavo.js instead of after it.
 */
const writePreloads = async (widgets) => {
  await mkdir('dist/embed/preload', { recursive: true });
  for (const { name, first } of widgets)
    await writeFile(
      `dist/embed/preload/${name}.html`,
      `<link rel="modulepreload" href="${first.slice('dist'.length)}" />`,
    );
};

/** The scripts that carry no widget, and the module that they import when the page has made a mistake. */
const buildScripts = (define) => {
  const options = {
    ...forBrowsers,
    outdir: 'dist/embed',
    // Modules are strict anyway, and these need not say so.
    tsconfigRaw: {},
    define: { ...define, __OCTAVO_WITHIN__: 'false' },
  };
  const scripts = ['src/embed/loader/octavo.ts', 'src/embed/loader/params-setter.ts'];
  return Promise.all([
    build({ ...options, entryPoints: scripts, format: 'iife' }),
    build({ ...options, entryPoints: ['src/embed/loader/explain.ts'], format: 'esm' }),
  ]);
};
