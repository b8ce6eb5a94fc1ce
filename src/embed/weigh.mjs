import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { split } from './build-options.mjs';
import { chunkFolder, entryOf, widgetSources } from './build-widgets.mjs';
import { compress } from './precompress.mjs';
import { atOnce, reach } from './shared-chunks.mjs';

/** One folder a budget of size-limit.json, holding the compressed files that count towards it. */
export const writeSizes = async (budgets) => {
  await rm('dist/size', { recursive: true, force: true });
  for (const [name, paths] of budgets) {
    await mkdir(join('dist/size', name), { recursive: true });
    for (const path of paths) await cp(`${path}.br`, join('dist/size', name, `${basename(path)}.br`));
  }
};

/** What the same widgets would weigh with React itself inside; nothing of it is written. */
export const weighReact = async () => {
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

/** Sum of the files' brotli twins, in bytes. */
export const sizeOnDisk = async (paths) =>
  (await Promise.all(paths.map((path) => readFile(`${path}.br`)))).reduce(
    (all, { length }) => all + length,
    0,
  );
