// Builds the server and everything that it serves into dist/, and prints the widgets' sizes.
//   --react  also prints the sizes that the widgets would have with React inside
//   --quick  skips minifying and compressing; for development only
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildCabinet, writeOrderPage } from './src/embed/build/build-cabinet.mjs';
import { alias, forBrowsers } from './src/embed/build/build-options.mjs';
import { buildWidgets } from './src/embed/build/build-widgets.mjs';
import { checkStyles } from './src/embed/build/check-styles.mjs';
import { isQuick } from './src/embed/build/minify.mjs';
import { compressAll, removeCompressed } from './src/embed/build/precompress.mjs';
import { compressedSize, measureReact, writeSizes } from './src/embed/build/sizes.mjs';

const comparesReact = process.argv.includes('--react');
const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));

const buildServer = () =>
  build({
    entryPoints: ['src/server/main.ts', 'src/server/provider.ts'],
    outdir: 'dist/server',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'error',
    // Packages that are not installed in production are bundled.
    external: Object.keys(dependencies),
  });

/** Builds the module with which the server prerenders a price list, and writes the style sheet of that markup. */
const buildPrerender = async () => {
  const outfile = resolve('dist/server/prerender.js');
  const forNode = { platform: 'node', target: 'node20', format: 'esm', mainFields: ['module', 'main'] };
  await build({ ...forBrowsers, ...forNode, entryPoints: ['src/embed/mount/prerender.tsx'], outfile, alias });
  const { styles } = await import(pathToFileURL(outfile));
  await mkdir('dist/embed', { recursive: true });
  await writeFile('dist/embed/price-list.css', styles);
};

/** Copies the demo's pages and bundles their styles into one file. */
const buildDemo = async () => {
  const isServed = (path) => path !== join('src', 'demo', 'styles');
  await cp(join('src', 'demo'), 'dist/demo', { recursive: true, filter: isServed });
  await build({ ...forBrowsers, plugins: [], entryPoints: ['src/demo/site.css'], outdir: 'dist/demo' });
  checkStyles(await readFile('dist/demo/site.css', 'utf8'), 'src/demo/site.css');
};

const [{ widgets, within }, cabinet, react] = await Promise.all([
  buildWidgets(),
  buildCabinet(),
  comparesReact ? measureReact() : null,
  buildServer(),
  buildPrerender(),
  buildDemo(),
]);
await writeOrderPage();
const served = ['dist/embed', 'dist/cabinet', 'dist/demo'];
if (isQuick) {
  await removeCompressed(...served);
  process.exit();
}
await compressAll(...served);

const loader = 'dist/embed/octavo.js';
const scripts = ['dist/embed/params-setter.js', loader];
const budgets = [
  ...scripts.map((path) => [basename(path, '.js'), [path]]),
  ...[...widgets, cabinet].map(({ name, first }) => [name, [first]]),
  ...within.map(({ name, first }) => [`${name}-script`, [first]]),
  ...within.map(({ name, all }) => [`${name}-script-everything`, all]),
  ...widgets.map(({ name, first }) => [`${name}-cold`, [loader, first]]),
  ...widgets.map(({ name, all }) => [`${name}-everything`, [loader, ...all]]),
  ...widgets.flatMap(({ name, all: [, ...deferred] }) =>
    deferred.map((path) => [`${name}-then-${basename(path).replace(/-\w+\.js$/, '')}`, [path]]),
  ),
];
await writeSizes(budgets);

const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
const printRow = (name, ...cells) => console.log(name.padEnd(16) + cells.join(''));
printRow('brotli kB', '  Preact', comparesReact ? '   React' : '');
for (const path of scripts) printRow(basename(path), kilobytes(await compressedSize([path])));
for (const { first } of within) printRow(basename(first), kilobytes(await compressedSize([first])));
for (const { name, first } of widgets)
  printRow(name, kilobytes(await compressedSize([first])), react ? kilobytes(react.get(name)) : '');
printRow(cabinet.name, kilobytes(await compressedSize([cabinet.first])));
