// `npm run bench [-- topic…]`: bundles the bench and runs it. Without a topic, all topics run, which takes about an hour.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname ?? '.', '..');
process.chdir(root);
const outdir = join(root, '.build/bench/node');
await build({
  entryPoints: ['bench/main.ts', 'bench/server/bare-fastify.ts'],
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'error',
});
const { main } = await import(pathToFileURL(join(outdir, 'main.mjs')).href);
await main(process.argv.slice(2));
