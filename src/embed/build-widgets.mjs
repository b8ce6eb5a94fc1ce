import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { compiled, forBrowsers } from './build-options.mjs';
import { cut, sourceName } from './cut.mjs';
import { filesBelow } from './precompress.mjs';
import { prune } from './release.mjs';

/** Where the chunks are built. */
export const chunkFolder = 'dist/embed/chunks';
/** One entry a widget. */
export const widgetSources = await filesBelow('src/embed/entries');

/** What both ways to a price need once it stands. */
const afterPrice = [
  'src/embed/page-client.ts',
  'src/embed/widget-tracker.ts',
  'src/embed/follow-translation.ts',
  'src/api/upload.ts',
  'src/state/price-requests.ts',
  'src/state/calculator-later.ts',
  'src/validation/messages.ts',
];

/**
 * Sources that a widget imports lazily at about the same time, by the name of the file they travel in: each of its own
 * would cost a request. An order form has all that an order needs from then on, whatever becomes of the connection.
 */
const parcels = {
  calculator: { 'after-price': afterPrice },
  'order-form': {
    rest: [
      ...afterPrice,
      'src/ui/select-popup.tsx',
      'src/widgets/order-form/later.ts',
      'src/order/country-dial-codes.ts',
      'src/state/facebook.ts',
      'src/state/order-actions.ts',
      'src/state/authentication.ts',
      'src/validation/order-suites.ts',
    ],
  },
};

/** Builds every widget; gives for each its name, the file of its first price, and all files it ever loads. */
export const buildWidgets = async () => {
  const widgets = await Promise.all(
    widgetSources.map((source) => cut(compiled(source, chunkFolder), parcels[sourceName(source)])),
  );
  await prune(
    'embed/chunks',
    widgets.flatMap(({ all }) => all),
  );
  return widgets;
};

/**
 * One fragment of markup a widget, for the head of a page: with it the browser asks for the widget's file beside
 * octavo.js instead of after it.
 */
export const writePreloads = async (widgets) => {
  await mkdir('dist/embed/preload', { recursive: true });
  for (const { name, first } of widgets)
    await writeFile(
      `dist/embed/preload/${name}.html`,
      `<link rel="modulepreload" href="${first.slice('dist'.length)}" />`,
    );
};

/** The loader is told what to ask for at once, and the heights to reserve; both by widget. */
export const buildScripts = async (widgets) => {
  const heights = JSON.parse(await readFile('src/embed/heights.json', 'utf8'));
  const manifest = widgets.map(({ name, first }) => [name, [basename(first, '.js'), heights[name]]]);
  const define = {
    ...forBrowsers.define,
    __OCTAVO_WIDGETS__: JSON.stringify(Object.fromEntries(manifest)),
  };
  await build({
    ...forBrowsers,
    entryPoints: ['src/embed/octavo.ts', 'src/embed/params-setter.ts'],
    outdir: 'dist/embed',
    format: 'iife',
    // Modules are strict anyway, and these need not say so.
    tsconfigRaw: {},
    define,
  });
};
