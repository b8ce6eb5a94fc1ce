// Builds all that is served, and what serves it, into dist/. Prints the widgets' sizes and nothing else.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, transform } from 'esbuild';
import { preactAlias } from './src/embed/preact-alias.mjs';
import { atOnce, ever, reach, tieShared } from './src/embed/shared-chunks.mjs';
import { terse } from './src/embed/terse.mjs';

process.chdir(import.meta.dirname ?? '.');
const { dependencies, version } = JSON.parse(await readFile('package.json', 'utf8'));
const browsers = ['chrome100', 'firefox101', 'safari16.4'];

/** Styles travel inside a script as text and are adopted into a shadow root. */
const minifyStyles = async (path) => {
  const options = { loader: 'css', minify: true, target: browsers };
  return (await transform(await readFile(path, 'utf8'), options)).code.trim();
};
const stylesAsText = {
  name: 'styles-as-text',
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
      contents: await minifyStyles(path),
      loader: 'text',
    }));
  },
};

const forBrowsers = {
  bundle: true,
  minify: true,
  target: browsers,
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'error',
  metafile: true,
  plugins: [stylesAsText, terse],
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env': 'true',
    'import.meta.env.MODE': '"production"',
    __OCTAVO_VERSION__: JSON.stringify(version),
  },
};
/** React source, Preact inside, in chunks that the entries share and whose names change with their content. */
const split = (entryPoints, outdir) => ({
  ...forBrowsers,
  entryPoints,
  outdir,
  format: 'esm',
  splitting: true,
  entryNames: '[name]-[hash]',
  chunkNames: 's-[hash]',
  alias: { ...preactAlias, vest: resolve('src/embed/browser-vest.ts') },
});

/** Name of an output's source entry; chunks that only others import have none. */
const entryOf = ({ entryPoint = '' }) => basename(entryPoint).replace(/\.tsx?$/, '');

const filesBelow = async (folder) =>
  existsSync(folder)
    ? (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
const present = (paths) => paths.filter((path) => existsSync(path));

/** A page that was opened before a release may still ask for that release's chunks: they stay one release long. */
const prune = async (folder, current) => {
  await mkdir(join('dist', folder), { recursive: true });
  const ledger = join('dist', `${folder.replaceAll('/', '-')}.json`);
  const last = existsSync(ledger)
    ? JSON.parse(await readFile(ledger, 'utf8'))
    : { current: [], previous: [] };
  const names = current.map((path) => basename(path)).sort();
  const previous = names.join() === last.current.join() ? last.previous : last.current;
  const kept = new Set([...names, ...previous]);
  for (const name of await readdir(join('dist', folder)))
    if (!kept.has(name.replace(/\.(br|gz)$/, ''))) await rm(join('dist', folder, name), { force: true });
  await writeFile(ledger, JSON.stringify({ current: names, previous }));
};

const chunkFolder = 'dist/embed/chunks';
const widgetSources = await filesBelow('src/embed/entries');

const buildWidgets = async () => {
  const options = split(widgetSources, chunkFolder);
  const { outputs } = (await build({ ...options, plugins: [...options.plugins, await tieShared(options)] }))
    .metafile;
  await prune('embed/chunks', Object.keys(outputs));
  const widgets = Object.entries(outputs).filter(([, output]) => widgetSources.includes(output.entryPoint));
  const shares = (path) => widgets.filter(([widget]) => reach(outputs, widget, atOnce).has(path)).length;
  // The most shared last: lists that end alike compress well in the loader.
  const byShares = ([entry, ...rest]) => [entry, ...rest.sort((one, two) => shares(one) - shares(two))];
  return widgets.map(([path, output]) => ({
    name: entryOf(output),
    first: byShares([...reach(outputs, path, atOnce)]),
    all: [...reach(outputs, path, ever)],
  }));
};

const chunkNames = ({ first }) => first.map((path) => basename(path, '.js')).join(' ');

/** The loader is told what to ask for at once, and the heights to reserve; both by widget. */
const buildScripts = async (widgets) => {
  const heights = JSON.parse(await readFile('src/embed/heights.json', 'utf8'));
  const manifest = widgets.map((widget) => [widget.name, [chunkNames(widget), heights[widget.name]]]);
  const define = {
    ...forBrowsers.define,
    __OCTAVO_WIDGETS__: JSON.stringify(Object.fromEntries(manifest)),
  };
  await build({
    ...forBrowsers,
    entryPoints: ['src/embed/octavo.ts', 'src/embed/params-setter.ts'],
    outdir: 'dist/embed',
    format: 'iife',
    // Modules are strict anyway, and these need not say so.
    tsconfigRaw: {},
    define,
  });
};

/** The order form's page asks for the widget's script before the cabinet's own has run. */
const orderShell = (html) =>
  html
    .replace('<title>', '<title>New order · ')
    .replace('<script', '<script async src="/embed/octavo.js" data-octavo></script>$&');

/** The shell names its script without a hash; the copies carry the real addresses. */
const buildCabinet = async () => {
  if (!existsSync('src/cabinet/cabinet.tsx')) return [];
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
  await writeFile('dist/cabinet/order-now.html', orderShell(shell));
  for (const icon of ['favicon.svg', 'touch-icon.png'])
    await cp(join('src/cabinet', icon), join('dist/cabinet', icon));
  return [{ name: 'cabinet', first }];
};

const buildServer = () =>
  build({
    entryPoints: present(['src/server/main.ts', 'src/server/provider.ts']),
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
  const { alias } = split([], '');
  const forNode = { platform: 'node', target: 'node20', format: 'esm', mainFields: ['module', 'main'] };
  await build({ ...forBrowsers, ...forNode, entryPoints: ['src/embed/prerender.tsx'], outfile, alias });
  const { styles } = await import(pathToFileURL(outfile));
  await mkdir('dist/embed', { recursive: true });
  await writeFile('dist/embed/price-list.css', styles);
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compress = (text) =>
  brotli(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });

/** A hashed file never changes, so its twins are made once. */
const writeTwins = async (path) => {
  if (/-[0-9A-Z]{8}\.js$/.test(path) && existsSync(`${path}.br`) && existsSync(`${path}.gz`)) return;
  const text = await readFile(path);
  await Promise.all([
    compress(text).then((bytes) => writeFile(`${path}.br`, bytes)),
    zip(text, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
};
const isText = (path) => /\.(js|css|html|svg|json|txt|xml|webmanifest)$/.test(path);
const compressAll = async () => {
  const folders = await Promise.all(['dist/embed', 'dist/cabinet', 'dist/demo'].map(filesBelow));
  await Promise.all(folders.flat().filter(isText).map(writeTwins));
};

/** One folder a budget of size-limit.json, holding the compressed files that count towards it. */
const writeSizes = async (budgets) => {
  await rm('dist/size', { recursive: true, force: true });
  for (const [name, paths] of budgets) {
    await mkdir(join('dist/size', name), { recursive: true });
    for (const path of paths) await cp(`${path}.br`, join('dist/size', name, `${basename(path)}.br`));
  }
};

/** What the same widgets would weigh with React itself inside; nothing of it is written. */
const weighReact = async () => {
  const options = {
    ...split(widgetSources, chunkFolder),
    alias: {},
    write: false,
    absWorkingDir: process.cwd(),
  };
  const { metafile, outputFiles } = await build(options);
  const sizes = await Promise.all(outputFiles.map(async ({ contents }) => (await compress(contents)).length));
  const sizeOf = new Map(Object.keys(metafile.outputs).map((path, index) => [path, sizes[index]]));
  const entries = Object.entries(metafile.outputs).filter(([, output]) =>
    widgetSources.includes(output.entryPoint),
  );
  const sum = (path) =>
    [...reach(metafile.outputs, path, atOnce)].reduce((all, one) => all + sizeOf.get(one), 0);
  return new Map(entries.map(([path, output]) => [entryOf(output), sum(path)]));
};

const sizeOnDisk = async (paths) =>
  (await Promise.all(paths.map((path) => readFile(`${path}.br`)))).reduce(
    (all, { length }) => all + length,
    0,
  );
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(8);

const [widgets, cabinet, react] = await Promise.all([
  buildWidgets(),
  buildCabinet(),
  weighReact(),
  buildServer(),
  buildPrerender(),
  existsSync('src/demo') && cp('src/demo', 'dist/demo', { recursive: true }),
]);
await buildScripts(widgets);
await compressAll();

const loader = present(['dist/embed/octavo.js']);
const scripts = present(['dist/embed/params-setter.js', ...loader]);
const budgets = [
  ...scripts.map((path) => [basename(path, '.js'), [path]]),
  ...[...widgets, ...cabinet].map(({ name, first }) => [name, first]),
  ...widgets.map(({ name, first }) => [`${name}-cold`, [...loader, ...first]]),
  ...widgets.map(({ name, all }) => [`${name}-everything`, [...loader, ...all]]),
];
await writeSizes(budgets);

const line = (name, ...cells) => console.log(name.padEnd(16) + cells.join(''));
line('brotli kB', '  Preact', '   React');
for (const path of scripts) line(basename(path), kilobytes(await sizeOnDisk([path])));
for (const { name, first } of widgets)
  line(name, kilobytes(await sizeOnDisk(first)), kilobytes(react.get(name)));
for (const { name, first } of cabinet) line(name, kilobytes(await sizeOnDisk(first)));
