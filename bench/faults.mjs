// `node bench/faults.mjs [rounds] [embedded|postgres]`: kills the server with -9 in the middle of registrations, orders and uploads, 200
// times where no number is given, on both databases where none is named, and counts what was acknowledged and is
// there. Fails where anything is missing, changed or there twice. Wants a build: `node build.mjs`.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { startPostgres } from '../test/support/server/postgres.mjs';

const root = resolve(import.meta.dirname, '..');
const rounds = Number(process.argv[2] ?? 200);
const outfile = join(root, '.build/bench/kill-rounds.mjs');
await build({
  entryPoints: [join(root, 'test/support/server/kill-rounds.ts')],
  ...{ outfile, bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' },
});
process.chdir(root);
const { killRounds } = await import(pathToFileURL(outfile).href);

const run = async (name) => {
  const begun = performance.now();
  const counts = await killRounds(rounds, (round) =>
    process.stderr.write(`\r${name}: killed ${round} times`),
  );
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stderr.write('\n');
  console.log(JSON.stringify({ database: name, ...counts, seconds }));
};

const wanted = process.argv[3];
if (wanted !== 'postgres') await run('embedded');
const postgres = wanted === 'embedded' ? null : await startPostgres();
if (postgres) {
  process.env.TEST_DATABASE_URL = postgres.url;
  await run('postgres').finally(postgres.stop);
} else if (wanted !== 'embedded') console.log('PostgreSQL is not installed.');
