import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { forBrowsers, split } from './build-options.mjs';
import { filesBelow } from './precompress.mjs';
import { prune } from './release.mjs';
import { atOnce, ever, reach, tieShared } from './shared-chunks.mjs';

/** Name of an output's source entry; chunks that only others import have none. */
export const entryOf = ({ entryPoint = '' }) => basename(entryPoint).replace(/\.tsx?$/, '');

/** Where the chunks are built. */
export const chunkFolder = 'dist/embed/chunks';
/** One entry a widget. */
export const widgetSources = await filesBelow('src/embed/entries');

/** Builds every widget's chunks; gives for each its name and its files: those of the first price, and all it ever loads. */
export const buildWidgets = async () => {
  const options = split(widgetSources, chunkFolder);
  const { outputs } = (await build({ ...options, plugins: [...options.plugins, await tieShared(options)] }))
    .metafile;
  await prune('embed/chunks', Object.keys(outputs));
  const widgets = Object.entries(outputs).filter(([, output]) => widgetSources.includes(output.entryPoint));
  const shares = (path) => widgets.filter(([widget]) => reach(outputs, widget, atOnce).has(path)).length;
  // The most shared last: lists that end alike compress well in the loader.
  const byShares = ([entry, ...rest]) => [entry, ...rest.sort((one, two) => shares(one) - shares(two))];
  return widgets.map(([path, output]) => ({
    name: entryOf(output),
    first: byShares([...reach(outputs, path, atOnce)]),
    all: [...reach(outputs, path, ever)],
  }));
};

/**
 * One fragment of markup a widget, for the head of a page: with it the browser asks for the widget's chunks beside
 * octavo.js instead of after it.
 */
export const writePreloads = async (widgets) => {
  await mkdir('dist/embed/preload', { recursive: true });
  for (const { name, first } of widgets) {
    const addresses = first.map((path) => path.slice('dist'.length));
    const links = addresses.map((address) => `<link rel="modulepreload" href="${address}" />`);
    await writeFile(`dist/embed/preload/${name}.html`, links.join('\n'));
  }
};

const chunkNames = ({ first }) => first.map((path) => basename(path, '.js')).join(' ');

/** The loader is told what to ask for at once, and the heights to reserve; both by widget. */
export const buildScripts = async (widgets) => {
  const heights = JSON.parse(await readFile('src/embed/heights.json', 'utf8'));
  const manifest = widgets.map((widget) => [widget.name, [chunkNames(widget), heights[widget.name]]]);
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
