import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const modules = {};

/** Bundles a module before it is loaded, because Node does not run TypeScript. */
const load = async (path) => {
  const outfile = resolve('.build', path.replace(/\.ts$/, '.js'));
  await build({
    entryPoints: [path],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
  });
  return import(pathToFileURL(outfile));
};

/** Loads a module of the source, once, because a second part of the build would write its file while the first reads it. */
export const loadModule = (path) => {
  modules[path] ??= load(path);
  return modules[path];
};
