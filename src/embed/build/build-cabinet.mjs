import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundleLanguages } from './chunks/bundle-chunks.mjs';
import { pruneChunks } from './chunks/prune-chunks.mjs';

/**
 * Adds the order form's script and a title to the HTML shell, so that the browser requests the script before it runs
 * that of the cabinet.
 */
const orderShell = (html) =>
  html
    .replace('<title>', '<title>New order · ')
    .replace('<script', '<script async src="/embed/octavo.js" data-octavo></script>$&');

/**
 * Writes the cabinet's order page. It runs after the widgets are built, because the page preloads the order form's
 * file.
 */
export const writeOrderPage = async () => {
  const preload = await readFile('dist/embed/preload/checkout.html', 'utf8');
  const html = orderShell(await readFile('dist/cabinet/index.html', 'utf8'));
  await writeFile('dist/cabinet/order-now.html', html.replace('</head>', `${preload}</head>`));
};

/**
 * Builds the cabinet's script in English and with translators. Writes its HTML shell with the hashed address of the
 * English script, which the server replaces in the shells of other languages.
 */
export const buildCabinet = async () => {
  const cabinet = await bundleLanguages({ source: 'src/cabinet/cabinet.tsx', outdir: 'dist/cabinet/assets' });
  await pruneChunks('cabinet/assets', [...cabinet.all, ...cabinet.translated]);
  const shell = (await readFile('src/cabinet/index.html', 'utf8')).replace(
    'assets/cabinet.js',
    `assets/${basename(cabinet.first)}`,
  );
  await writeFile('dist/cabinet/index.html', shell);
  for (const icon of ['favicon.svg', 'touch-icon.png'])
    await cp(join('src/cabinet', icon), join('dist/cabinet', icon));
  return cabinet;
};
