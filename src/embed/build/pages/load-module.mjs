import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Loads a module of the source. The module is bundled first, because Node does not run TypeScript. */
export const loadModule = async (path) => {
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
