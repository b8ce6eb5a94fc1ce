import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Loads the maker of the pages of a room: `src/ROOM/build/main.ts`. It runs on the sources of this moment, whose tables it reads. */
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
