import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { split } from './build-options.mjs';
import { prune } from './release.mjs';
import { atOnce, reach } from './shared-chunks.mjs';

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

/** The shell names its script without a hash; the copies carry the real addresses. */
export const buildCabinet = async () => {
  const { outputs } = (await build(split(['src/cabinet/cabinet.tsx'], 'dist/cabinet/assets'))).metafile;
  const paths = Object.keys(outputs);
  await prune('cabinet/assets', paths);
  const entry = paths.find((path) => outputs[path].entryPoint === 'src/cabinet/cabinet.tsx') ?? '';
  const first = [...reach(outputs, entry, atOnce)];
  const preloads = first
    .map((path) => `<link rel="modulepreload" href="/assets/${basename(path)}" />`)
    .join('');
  const shell = (await readFile('src/cabinet/index.html', 'utf8'))
    .replaceAll('assets/cabinet.js', `assets/${basename(entry)}`)
    .replace('</head>', `${preloads}</head>`);
  await writeFile('dist/cabinet/index.html', shell);
  for (const icon of ['favicon.svg', 'touch-icon.png'])
    await cp(join('src/cabinet', icon), join('dist/cabinet', icon));
  return { name: 'cabinet', first };
};
