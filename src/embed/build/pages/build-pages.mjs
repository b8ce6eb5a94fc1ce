import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { forBrowsers } from '../build-options.mjs';
import { loadModule } from './load-module.mjs';

/** Bundles scripts or style sheets of pages into a folder. Style sheets are files of their own here, and no texts. */
const bundle = (outdir, entryPoints, options = {}) =>
  build({
    ...forBrowsers,
    plugins: [],
    format: 'esm',
    entryNames: '[name]',
    outdir,
    entryPoints,
    ...options,
  });

/** Bundles the style sheet `contents`, which may import files of the folder `resolveDir`, into a file. */
export const bundleSheet = (contents, resolveDir, outfile) =>
  build({ ...forBrowsers, plugins: [], stdin: { contents, resolveDir, loader: 'css' }, outfile });

/** Empties the folder of a room in dist/. Returns its path. */
const emptyFolder = async (room) => {
  const folder = join('dist', room);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
};

const writeGuides = async () => {
  const { makeDocs } = await loadModule('src/docs/build/main.ts');
  for (const [address, text] of await makeDocs()) {
    const path = join('dist', address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
};

/** Writes the style sheet of the guides, with the rules for the calculator that the quick start shows. */
const writeGuideStyles = async (folder) => {
  const { heightRules } = await loadModule('src/docs/build/heights.ts');
  const contents = `@import "./docs.css";\n${heightRules('calculator')}`;
  await bundleSheet(contents, 'src/docs', join(folder, 'docs.css'));
};

/** Builds the guides into dist/docs: pages, their search, style sheet and scripts. */
export const buildDocs = async () => {
  const folder = await emptyFolder('docs');
  const scripts = ['docs', 'search'].map((name) => `src/docs/browser/${name}.ts`);
  const chunks = { splitting: true, chunkNames: 'chunks/[name]-[hash]' };
  await Promise.all([writeGuides(), writeGuideStyles(folder), bundle(folder, scripts, chunks)]);
};

/** Builds the playground into dist/playground. Another server can serve that folder if it forwards `/embed/`. */
export const buildPlayground = async () => {
  const folder = await emptyFolder('playground');
  const { makePlayground } = await loadModule('src/playground/build/main.ts');
  await writeFile(join(folder, 'index.html'), makePlayground());
  await bundle(folder, ['src/playground/browser/playground.ts', 'src/playground/playground.css']);
  await cp('src/playground/preview/index.html', join(folder, 'preview/index.html'));
};
