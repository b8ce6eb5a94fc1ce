import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { forBrowsers } from './build-options.mjs';

/** Builds the office with React itself, because react-admin needs it and no visitor loads it. */
export const buildOffice = async () => {
  // Removes the scripts of earlier builds, which have other names, because a name contains the hash of its file.
  await rm('dist/office', { recursive: true, force: true });
  const { metafile } = await build({
    ...forBrowsers,
    entryPoints: ['src/office/office.tsx'],
    outdir: 'dist/office/assets',
    entryNames: '[name]-[hash]',
    format: 'esm',
  });
  const [path] = Object.keys(metafile.outputs);
  const shell = await readFile('src/office/index.html', 'utf8');
  await writeFile('dist/office/index.html', shell.replace('assets/office.js', `assets/${basename(path)}`));
  await cp('src/office/favicon.svg', 'dist/office/favicon.svg');
};
