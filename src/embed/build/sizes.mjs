import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { forBrowsers } from './build-options.mjs';
import { widgetSources } from './build-widgets.mjs';
import { sourceName, staticImports } from './chunks/chunk-graph.mjs';
import { compress, filesBelow } from './precompress.mjs';

/** Writes a folder for each budget of size-limit.json, with the compressed files whose sizes it sums. */
export const writeSizes = async (budgets) => {
  await rm('dist/size', { recursive: true, force: true });
  for (const [name, paths] of budgets) {
    await mkdir(join('dist/size', name), { recursive: true });
    for (const path of paths) await cp(`${path}.br`, join('dist/size', name, `${basename(path)}.br`));
  }
};

/** Returns the brotli bytes that each widget would have with React instead of Preact, by widget name. Writes no files. */
const measureReact = async () => {
  const entryPoints = widgetSources;
  const module = { format: 'esm', splitting: true, outdir: 'dist', write: false };
  const { metafile, outputFiles } = await build({ ...forBrowsers, ...module, entryPoints });
  const sizes = await Promise.all(outputFiles.map(async ({ contents }) => (await compress(contents)).length));
  const sizeOf = new Map(Object.keys(metafile.outputs).map((path, index) => [path, sizes[index]]));
  const entries = Object.entries(metafile.outputs).filter(([, output]) =>
    widgetSources.includes(output.entryPoint),
  );
  const sum = (path) =>
    [...staticImports(metafile.outputs, path)].reduce((sum, file) => sum + sizeOf.get(file), 0);
  return new Map(entries.map(([path, output]) => [sourceName(output.entryPoint), sum(path)]));
};

/** Returns the brotli bytes of all files that a budget sums. */
export const readSize = async (name) => {
  const paths = await filesBelow(join('dist/size', name));
  return (await Promise.all(paths.map((path) => stat(path)))).reduce((sum, { size }) => sum + size, 0);
};

const kilobytes = (bytes) => (bytes ? (bytes / 1000).toFixed(1).padStart(8) : '');
const printRow = (name, ...cells) => console.log(name.padEnd(18) + cells.join(''));

/** Prints the sizes of the last build. With `withReact`, the sizes with React are printed beside them. */
export const printSizes = async ({ withReact }) => {
  const react = withReact ? await measureReact() : new Map();
  printRow('brotli kB', '  Preact', react.size ? '   React' : '');
  for (const name of await readdir('dist/size'))
    if (!/-(cold|everything|then-.+)$/.test(name))
      printRow(name, kilobytes(await readSize(name)), kilobytes(react.get(name)));
};
