import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Loads the module `src/ROOM/build/main.ts`, which makes the pages of a room. The module is bundled first, so that it
 * contains the current tables of the source.
 */
export const loadMaker = async (room) => {
  const outfile = resolve(`.build/${room}/main.js`);
  await build({
    entryPoints: [`src/${room}/build/main.ts`],
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
