import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { cut } from './cut.mjs';
import { prune } from './release.mjs';

/** The order form's page asks for the widget's script before the cabinet's own has run. */
const orderShell = (html) =>
  html
    .replace('<title>', '<title>New order · ')
    .replace('<script', '<script async src="/embed/octavo.js" data-octavo></script>$&');

/** Made of the shell once the widgets are built: this page asks for the order form's chunks too. */
export const writeOrderPage = async () => {
  const preload = await readFile('dist/embed/preload/order-form.html', 'utf8');
  const html = orderShell(await readFile('dist/cabinet/index.html', 'utf8'));
  await writeFile('dist/cabinet/order-now.html', html.replace('</head>', `${preload}</head>`));
};

/** The shell names its script without a hash; the copies carry the real address. */
export const buildCabinet = async () => {
  const cabinet = await cut({ source: 'src/cabinet/cabinet.tsx', outdir: 'dist/cabinet/assets' });
  await prune('cabinet/assets', cabinet.all);
  const shell = (await readFile('src/cabinet/index.html', 'utf8')).replace(
    'assets/cabinet.js',
    `assets/${basename(cabinet.first)}`,
  );
  await writeFile('dist/cabinet/index.html', shell);
  for (const icon of ['favicon.svg', 'touch-icon.png'])
    await cp(join('src/cabinet', icon), join('dist/cabinet', icon));
  return cabinet;
};
