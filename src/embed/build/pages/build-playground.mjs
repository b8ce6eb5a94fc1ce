import { readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { forBrowsers } from '../build-options.mjs';
import { readSize } from '../sizes.mjs';
import { loadModule } from './load-module.mjs';

const folder = 'dist/playground';
const themesFolder = 'src/playground/themes';

const readAll = (paths) => paths.map((path) => readFileSync(path, 'utf8'));

const listStyles = async (room) =>
  (await readdir(room, { recursive: true }))
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(room, name));

const writePage = async () => {
  const { makePlayground, readDefaults, readTheme } = await loadModule('src/playground/build/main.ts');
  const themeFiles = (await readdir(themesFolder)).sort();
  const themeTexts = readAll(themeFiles.map((name) => join(themesFolder, name)));
  const themes = Object.fromEntries(
    themeFiles.map((name, index) => [basename(name, '.css'), readTheme(themeTexts[index])]),
  );
  const defaults = readDefaults(
    readAll([...(await listStyles('src/ui')), ...(await listStyles('src/widgets'))]),
  );
  await writeFile(join(folder, 'index.html'), makePlayground({ defaults, themes }));
};

const writeScripts = () =>
  build({
    ...forBrowsers,
    plugins: [],
    entryPoints: {
      playground: 'src/playground/browser/playground.ts',
      preview: 'src/playground/preview/preview.ts',
    },
    outdir: folder,
    format: 'esm',
  });

const writeStyles = () =>
  build({
    ...forBrowsers,
    plugins: [],
    entryPoints: ['src/playground/playground.css', 'src/playground/preview/preview.css'],
    entryNames: '[name]',
    outdir: folder,
  });

/** Builds the playground into dist/playground. Another server can serve that folder if it forwards `/embed/`. */
export const buildPlayground = async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'preview'), { recursive: true });
  await Promise.all([
    writePage(),
    writeScripts(),
    writeStyles(),
    cp('src/playground/preview/index.html', join(folder, 'preview/index.html')),
    cp(themesFolder, join(folder, 'themes'), { recursive: true }),
    writeFile(join(folder, 'sizes.json'), '{}'),
  ]);
};

/** Writes how many brotli bytes the code of each widget and the site's data have. */
export const writePlaygroundSizes = async () => {
  const names = ['calculator', 'order-form', 'price-list', 'service-rules', 'service-info', 'script-site'];
  const sizes = await Promise.all(names.map(async (name) => [name, await readSize(name)]));
  const path = join(folder, 'sizes.json');
  await writeFile(path, JSON.stringify(Object.fromEntries(sizes)));
  // Removes the compressed copies of the file, because they were made before the sizes were known.
  await Promise.all(['br', 'gz'].map((ending) => rm(`${path}.${ending}`, { force: true })));
};
