// Builds all that is served, and what serves it, into dist/. Prints the widgets' sizes and nothing else; with --react,
// what they would weigh under React beside them; with --quick, makes nothing small, for a look at a change.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { buildCabinet, writeOrderPage } from './src/embed/build/build-cabinet.mjs';
import { alias, forBrowsers } from './src/embed/build/build-options.mjs';
import { buildWidgets } from './src/embed/build/build-widgets.mjs';
import { checkStyles } from './src/embed/build/check-styles.mjs';
import { compressAll, removeTwins } from './src/embed/build/precompress.mjs';
import { isQuick } from './src/embed/build/terse.mjs';
import { sizeOnDisk, weighReact, writeSizes } from './src/embed/build/weigh.mjs';

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
    // What is not installed in production is bundled.
    external: Object.keys(dependencies),
  });

/** What the server draws of a price list before any script, and the style sheet which that asks for. */
const buildPrerender = async () => {
  const outfile = resolve('dist/server/prerender.js');
  const forNode = { platform: 'node', target: 'node20', format: 'esm', mainFields: ['module', 'main'] };
  await build({ ...forBrowsers, ...forNode, entryPoints: ['src/embed/mount/prerender.tsx'], outfile, alias });
  const { styles } = await import(pathToFileURL(outfile));
  await mkdir('dist/embed', { recursive: true });
  await writeFile('dist/embed/price-list.css', styles);
};

/** The demo's pages as they are, and their styles in one file. */
const buildDemo = async () => {
  const isServed = (path) => path !== join('src', 'demo', 'styles');
  await cp(join('src', 'demo'), 'dist/demo', { recursive: true, filter: isServed });
  await build({ ...forBrowsers, plugins: [], entryPoints: ['src/demo/site.css'], outdir: 'dist/demo' });
  checkStyles(await readFile('dist/demo/site.css', 'utf8'), 'src/demo/site.css');
};

const [{ widgets, within }, cabinet, react] = await Promise.all([
  buildWidgets(),
  buildCabinet(),
  comparesReact ? weighReact() : null,
  buildServer(),
  buildPrerender(),
  buildDemo(),
]);
await writeOrderPage();
const served = ['dist/embed', 'dist/cabinet', 'dist/demo'];
if (isQuick) {
  await removeTwins(...served);
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
  ...widgets.flatMap(({ name, all: [, ...later] }) =>
    later.map((path) => [`${name}-then-${basename(path).replace(/-\w+\.js$/, '')}`, [path]]),
  ),
];
await writeSizes(budgets);

const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);
const line = (name, ...cells) => console.log(name.padEnd(16) + cells.join(''));
line('brotli kB', '  Preact', comparesReact ? '   React' : '');
for (const path of scripts) line(basename(path), kilobytes(await sizeOnDisk([path])));
for (const { first } of within) line(basename(first), kilobytes(await sizeOnDisk([first])));
for (const { name, first } of widgets)
  line(name, kilobytes(await sizeOnDisk([first])), react ? kilobytes(react.get(name)) : '');
line(cabinet.name, kilobytes(await sizeOnDisk([cabinet.first])));
