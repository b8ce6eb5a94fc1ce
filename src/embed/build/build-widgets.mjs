import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { alias } from './alias.mjs';
import { forBrowsers } from './build-options.mjs';
import { filesBelow } from './precompress.mjs';
import { pruneChunks } from './prune-chunks.mjs';

const chunkFolder = 'dist/embed/chunks';

/** Returns the name of a widget: `src/embed/entries/price-list.tsx` gives `price-list`. */
const widgetName = (path) => basename(path).replace(/\.tsx?$/, '');

/** Returns the name by which the loader requests a file. */
const chunkName = (path) => basename(path, '.js');

/** Returns the paths of a file and of all files that it imports statically. `outputs` are those of esbuild's metafile. */
const staticImports = (outputs, path, seen = new Set()) => {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { kind, external, path: next } of outputs[path].imports)
    if (kind === 'import-statement' && !external) staticImports(outputs, next, seen);
  return seen;
};

/**
 * Builds the code of one or more entry points. Their shared code is in files of its own. Returns the files of each: first its
 * own, then those that it imports statically.
 */
export const buildModules = async (entryPoints, outdir) => {
  const { metafile } = await build({
    ...forBrowsers,
    alias,
    entryPoints,
    outdir,
    format: 'esm',
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
  const { outputs } = metafile;
  const entries = Object.keys(outputs)
    .filter((path) => entryPoints.includes(outputs[path].entryPoint))
    .map((path) => ({
      name: widgetName(outputs[path].entryPoint),
      files: [...staticImports(outputs, path)],
    }));
  return { entries, all: Object.keys(outputs) };
};

/** The code that comes after the price. It shares the tracker with the widgets. */
const followPath = 'src/embed/loader/follow.ts';

/** Defines the manifest in the loader: the heights to reserve for each widget, and the names of its files and of follow.ts. */
const defineManifest = async (widgets, follow) => {
  const heights = JSON.parse(await readFile('src/embed/loader/heights.json', 'utf8'));
  const manifest = Object.fromEntries(
    widgets.map(({ name, files }) => [name, { heights: heights[name], files: files.map(chunkName) }]),
  );
  return {
    ...forBrowsers.define,
    __OCTAVO_WIDGETS__: JSON.stringify(manifest),
    __OCTAVO_FOLLOW__: JSON.stringify(follow.files.map(chunkName)),
    __OCTAVO_CHECKOUT_HEIGHTS__: JSON.stringify(heights['order-form of m3_d1']),
  };
};

/**
 * Writes preload links for each widget. In a page's head, they make the browser request the widget together with the script.
 */
const writePreloads = async (widgets) => {
  await mkdir('dist/embed/preload', { recursive: true });
  for (const { name, files } of widgets)
    await writeFile(
      `dist/embed/preload/${name}.html`,
      files.map((path) => `<link rel="modulepreload" href="${path.slice('dist'.length)}" />`).join(''),
    );
};

/** Modules that a script imports rarely: because an element or a server needs them, or to explain a mistake of the page. */
const rareModules = {
  explain: 'src/embed/loader/explain.ts',
  adapt: 'src/embed/loader/adapt.ts',
  sites: 'src/embed/loader/sites.ts',
  'light-dom': 'src/embed/light-dom/light-dom.ts',
  'other-server': 'src/embed/other-server/other-server.ts',
};

/** Builds octavo.js and params-setter.js, and the modules that they import rarely. */
const buildScripts = (define) => {
  const options = {
    ...forBrowsers,
    outdir: 'dist/embed',
    // Ignores the project's compiler options, so that esbuild adds no "use strict". Modules are strict without it.
    tsconfigRaw: {},
    define,
  };
  const scripts = ['src/embed/loader/octavo.ts', 'src/embed/loader/params-setter.ts'];
  return Promise.all([
    build({ ...options, entryPoints: scripts, format: 'iife' }),
    build({ ...options, alias, entryPoints: rareModules, format: 'esm' }),
  ]);
};

/**
 * Builds octavo.js, from which the server makes the other scripts, params-setter.js and the widgets. Returns the widgets and
 * follow.ts with their files, and all files.
 */
export const buildWidgets = async () => {
  // The service widgets share too little with the others to download the chunks that those have in common.
  const isService = (path) => path.includes('service-');
  const entries = await filesBelow('src/embed/entries');
  const builds = await Promise.all(
    [[...entries.filter((path) => !isService(path)), followPath], entries.filter(isService)].map((paths) =>
      buildModules(paths, chunkFolder),
    ),
  );
  const parts = builds.flatMap(({ entries }) => entries);
  const widgets = parts.filter(({ name }) => name !== 'follow');
  const [follow] = parts.filter((part) => !widgets.includes(part));
  const chunks = builds.flatMap(({ all }) => all);
  await buildScripts(await defineManifest(widgets, follow));
  await pruneChunks('embed/chunks', chunks);
  await writePreloads(widgets);
  return { widgets, follow, chunks };
};
