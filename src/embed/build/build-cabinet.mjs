import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildModules } from './build-widgets.mjs';
import { pruneChunks } from './prune-chunks.mjs';

/**
 * Adds the order form's script and a title to the HTML shell, so that the browser requests the script before it runs
 * that of the cabinet.
 */
const orderShell = (html) =>
  html
    .replace('<title>', '<title>Start an order · ')
    .replace('<script', '<script async src="/embed/checkout.js" data-octavo></script>$&');

/**
 * Writes the cabinet's order page. It runs after the widgets are built, because the page preloads the order form's
 * file.
 */
export const writeOrderPage = async () => {
  const preload = await readFile('dist/embed/preload/order-form.html', 'utf8');
  const html = orderShell(await readFile('dist/cabinet/index.html', 'utf8'));
  await writeFile('dist/cabinet/order-now.html', html.replace('</head>', `${preload}</head>`));
};

/** Builds the cabinet's script and writes its HTML shell with the hashed address of the script. */
export const buildCabinet = async () => {
  const { entries, all } = await buildModules(['src/cabinet/cabinet.tsx'], 'dist/cabinet/assets');
  const [cabinet] = entries;
  await pruneChunks('cabinet/assets', all);
  const [first, ...others] = cabinet.files.map((path) => `assets/${basename(path)}`);
  const preloads = others.map((path) => `<link rel="modulepreload" href="/${path}" />`).join('');
  const shell = (await readFile('src/cabinet/index.html', 'utf8'))
    .replace('assets/cabinet.js', first)
    .replace('</head>', `${preloads}</head>`);
  await writeFile('dist/cabinet/index.html', shell);
  for (const icon of ['favicon.svg', 'touch-icon.png'])
    await cp(join('src/cabinet', icon), join('dist/cabinet', icon));
  return cabinet;
};
