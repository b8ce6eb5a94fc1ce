// `node bench/faults.mjs [rounds] [embedded|postgres]` kills the server with -9 during registrations, orders and uploads, by
// default 200 times on each database. The script prints how many acknowledged actions exist afterwards, and fails if one of
// these actions is missing, changed or doubled. It needs a build: `node build.mjs`.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { startPostgres } from '../test/support/server/database/postgres.mjs';

const root = resolve(import.meta.dirname, '..');
const rounds = Number(process.argv[2] ?? 200);
const outfile = join(root, '.build/bench/kill-rounds.mjs');
await build({
  entryPoints: [join(root, 'test/support/server/faults/kill-rounds.ts')],
  outfile,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
});
process.chdir(root);
const { killRounds } = await import(pathToFileURL(outfile).href);

const run = async (name) => {
  const startedAt = performance.now();
  const counts = await killRounds(rounds, (round) =>
    process.stderr.write(`\r${name}: killed ${round} times`),
  );
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  process.stderr.write('\n');
  console.log(JSON.stringify({ database: name, ...counts, seconds }));
};

const databaseName = process.argv[3];
if (databaseName !== 'postgres') await run('embedded');
const postgres = databaseName === 'embedded' ? null : await startPostgres();
if (postgres) {
  process.env.TEST_DATABASE_URL = postgres.url;
  await run('postgres').finally(postgres.stop);
} else if (databaseName !== 'embedded')
  console.log(
    'PostgreSQL is not installed, so only the embedded database was tested. Install it to test both.',
  );
