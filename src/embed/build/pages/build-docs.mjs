import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { forBrowsers } from '../build-options.mjs';
import { loadModule } from './load-module.mjs';

const folder = 'dist/docs';

/** Documents of other rooms that the guides show. */
const shown = [
  'src/embed/README.md',
  'src/embed/COMPARISON.md',
  'src/embed/CHANGELOG.md',
  'src/package/README.md',
  'bench/RESULTS.md',
];

/** Pictures of these documents. */
const pictures = ['bench/bytes.svg', 'bench/time-to-first-price.svg'];

const readDocuments = async () => {
  const [guides, themes] = await Promise.all(
    ['src/docs/guides', 'src/playground/themes'].map(async (room) =>
      (await readdir(room)).sort().map((name) => `${room}/${name}`),
    ),
  );
  const paths = [...guides, ...themes, ...shown, ...pictures];
  return new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
};

const writePages = async () => {
  const [{ makeDocs }, documents] = await Promise.all([
    loadModule('src/docs/build/main.ts'),
    readDocuments(),
  ]);
  const { pages, search } = await makeDocs(documents);
  const files = [...pages.map(({ path, html }) => [path, html]), ['search.json', JSON.stringify(search)]];
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

const writeStyles = () =>
  build({ ...forBrowsers, plugins: [], entryPoints: ['src/docs/docs.css'], outdir: folder });

const writeScripts = () =>
  build({
    ...forBrowsers,
    plugins: [],
    entryPoints: ['docs', 'search', 'policy-builder'].map((name) => `src/docs/browser/${name}.ts`),
    outdir: folder,
    format: 'esm',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
  });

/** Builds the guides into dist/docs: pages, their search, style sheet and scripts. */
export const buildDocs = async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const copies = pictures.map((path) => cp(path, join(folder, 'pictures', basename(path))));
  const parts = cp('src/docs/pictures', join(folder, 'pictures/parts'), { recursive: true });
  await Promise.all([writePages(), writeStyles(), writeScripts(), parts, ...copies]);
};
