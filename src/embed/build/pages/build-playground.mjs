import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { forBrowsers } from '../build-options.mjs';
import { loadModule } from './load-module.mjs';

const folder = 'dist/playground';

const writePage = async () => {
  const { makePlayground } = await loadModule('src/playground/build/main.ts');
  await writeFile(join(folder, 'index.html'), makePlayground());
};

const writeScripts = () =>
  build({
    ...forBrowsers,
    plugins: [],
    entryPoints: ['src/playground/browser/playground.ts'],
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
  ]);
};
