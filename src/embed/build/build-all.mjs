import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { alias } from './alias.mjs';
import { buildCabinet, writeOrderPage } from './build-cabinet.mjs';
import { buildOffice } from './build-office.mjs';
import { forBrowsers, isQuick, version } from './build-options.mjs';
import { buildWidgets } from './build-widgets.mjs';
import { startBuild } from './built-from.mjs';
import { buildPackage } from './package/build-package.mjs';
import { buildDocs, buildPlayground, bundleSheet } from './pages/build-pages.mjs';
import { loadModule } from './pages/load-module.mjs';
import { compressAll, removeCompressed } from './precompress.mjs';
import { pruneChunks } from './prune-chunks.mjs';
import { writeRelease } from './release/release-folder.mjs';
import { writeSizes } from './sizes.mjs';

const buildServer = async () => {
  const { metafile } = await build({
    entryPoints: {
      'server/main': 'src/server/main.ts',
      'server/provider': 'src/server/provider.ts',
      'server/conformance': 'src/server/conformance.ts',
    },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'error',
    // The code is minified, because Node reads all of it at each start. Names are kept, so that a stack trace is
    // readable without the source map.
    minifyWhitespace: true,
    minifySyntax: true,
    // Code that a start does not need, such as the payment service, is split into chunks, which Node loads on first
    // use. Their folder is as deep as that of the entries, because the settings find dist/ relative to their own file.
    splitting: true,
    chunkNames: 'server-chunks/[name]-[hash]',
    // Packages are bundled, because Node starts in half the time with one file in place of a package's hundreds. These
    // packages are not, because they contain native code or are optional.
    external: ['@node-rs/argon2', 'libsql', 'pg-native'],
    // Defines `require`, because bundled CommonJS packages load modules of Node with it.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    metafile: true,
  });
  await pruneChunks('server-chunks', Object.keys(metafile.outputs));
};

/** Builds the module with which the server prerenders widgets, and writes the style sheet of each. */
const buildPrerender = async () => {
  const outfile = resolve('dist/server/prerender.js');
  const forNode = { platform: 'node', target: 'node20', format: 'esm', mainFields: ['module', 'main'] };
  await build({
    ...forBrowsers,
    ...forNode,
    // The server stores nothing of a visitor, but newer versions of Node have a storage, whose first use prints a warning.
    define: { ...forBrowsers.define, localStorage: 'undefined' },
    entryPoints: ['src/embed/prerender/prerender.ts'],
    outfile,
    alias,
  });
  const { prerendered } = await import(pathToFileURL(outfile));
  await mkdir('dist/embed', { recursive: true });
  for (const [name, { styles }] of Object.entries(prerendered))
    await writeFile(`dist/embed/${name}.css`, styles);
};

/** Returns the reserved heights of the widgets on the demo's pages, which leave 32 px beside them, as a style sheet. */
const demoHeights = async () => {
  const { everyHeightRule } = await loadModule('src/docs/build/heights.ts');
  // The widgets of the landing page need none, because its HTML holds them finished.
  return `:where(.ordering, .gallery) { ${everyHeightRule(32)} }`;
};

/** Copies the demo's pages and bundles their styles, and the reserved heights of all widgets, into one file. */
const buildDemo = async () => {
  const isServed = (path) => path !== join('src', 'demo', 'styles');
  await cp(join('src', 'demo'), 'dist/demo', { recursive: true, filter: isServed });
  const heights = `data:text/css;base64,${Buffer.from(await demoHeights()).toString('base64')}`;
  const contents = `@import "${heights}"; @import "./site.css";`;
  await bundleSheet(contents, 'src/demo', 'dist/demo/site.css');
};

/** Prints that a build begins. Returns a function that waits for a step, and prints its name with the time since then. */
const createProgress = (manner) => {
  const startedAt = performance.now();
  console.log(`Building into dist/, ${manner}`);
  return async (name, work) => {
    const result = await work;
    console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${name}`);
    return result;
  };
};

/** Builds dist/ and prints the steps. */
export const buildAll = async () => {
  const step = createProgress(isQuick ? 'without minifying' : 'with minifying and compressing');
  const finish = await startBuild(process.cwd(), isQuick ? 'quick' : 'full');
  const [embed, cabinet] = await Promise.all([
    step('widgets', buildWidgets()),
    step('cabinet', buildCabinet()),
    step('server', buildServer()),
    step('prerendering', buildPrerender()),
    step('demo pages', buildDemo()),
    step('guides', buildDocs()),
    step('playground', buildPlayground()),
    step('npm package', buildPackage()),
    step('office', buildOffice()),
  ]);
  await writeOrderPage();
  await writeRelease({ embed: 'dist/embed', version, chunks: embed.chunks });
  const served = ['dist/embed', 'dist/cabinet', 'dist/office', 'dist/demo', 'dist/docs', 'dist/playground'];
  if (isQuick) await removeCompressed(...served);
  else {
    await step('compression', compressAll(...served));
    await step('sizes', writeSizes(embed, cabinet));
  }
  await step('done', finish());
};
