import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { forBrowsers } from '../build-options.mjs';
import { loadModule } from './load-module.mjs';

const folder = 'dist/docs';

const writePages = async () => {
  const { makeDocs } = await loadModule('src/docs/build/main.ts');
  for (const [address, text] of await makeDocs()) {
    const path = join('dist', address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
};

/** Writes the style sheet of the guides, with the rules for the calculator that the quick start shows. */
const writeStyles = async () => {
  const { heightRules } = await loadModule('src/docs/build/heights.ts');
  const contents = `@import "./docs.css";\n${heightRules('calculator', {})}`;
  const stdin = { contents, resolveDir: 'src/docs', loader: 'css' };
  await build({ ...forBrowsers, plugins: [], stdin, outfile: `${folder}/docs.css` });
};

const writeScripts = () =>
  build({
    ...forBrowsers,
    plugins: [],
    entryPoints: ['src/docs/browser/docs.ts', 'src/docs/browser/search.ts'],
    outdir: folder,
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
  });

/** Builds the guides into dist/docs: pages, their search, style sheet and scripts. */
export const buildDocs = async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([writePages(), writeStyles(), writeScripts()]);
};
