// Runs the tests: `node test/run.mjs [flag…] [path…]`.
//   --full             on a minified build; without it, any build of the present sources will do
//   --quick            neither browser nor build nor PostgreSQL
//   --react, --preact  component suites under that one alone
// `test/README.md` says what runs where.
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preferHeadlessShell } from './support/browser/chromium.mjs';
import { bundleSuites } from './support/runner/bundle-suites.mjs';
import { execute } from './support/runner/execute.mjs';
import { executeQueue, findRuns, groupRuns, nameOf } from './support/runner/runs.mjs';
import { startPostgres } from './support/server/database/postgres.mjs';

process.chdir(join(import.meta.dirname, '..'));

// Temporary files are in memory if there are 2 GiB free, because each commit to SQLite would otherwise wait for the disk.
const memory = '/dev/shm';
const hasMemory = existsSync(memory) && statfsSync(memory).bavail * statfsSync(memory).bsize > 2 ** 31;
process.env.TMPDIR ||= hasMemory ? memory : tmpdir();
process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'octavo-run-'));
// Other users may enter the folder, because PostgreSQL runs as another user and has its data there.
chmodSync(tmpdir(), 0o711);
process.once('exit', () => rmSync(tmpdir(), { recursive: true, force: true, maxRetries: 3 }));

const words = process.argv.slice(2);
const prepareDatabase = { path: 'test/support/server/database/prepare.ts', runtime: 'node' };
const [prepare, ...bundled] = await bundleSuites([prepareDatabase, ...findRuns(words)]);
const isQuick = words.includes('--quick');
const runs = bundled.filter((run) => !(isQuick && run.usesDist));

const mode = words.includes('--full') ? [] : ['--quick'];
if (runs.some(({ usesDist }) => usesDist))
  execFileSync(process.execPath, ['build.mjs', '--if-stale', ...mode], { stdio: 'inherit' });

const onPostgres = isQuick ? [] : runs.filter(({ usesPostgres }) => usesPostgres);
const given = process.env.TEST_DATABASE_URL;
const postgres = onPostgres.length && !given ? await startPostgres() : null;
const databaseUrl = given || postgres?.url;
if (databaseUrl) runs.push(...onPostgres.map((run) => ({ ...run, runtime: 'postgres' })));
else if (onPostgres.length)
  console.log('PostgreSQL is not installed, so the server is tested on SQLite only.');

// Suites copy a prepared database of each kind, because a copy takes a tenth of the computing time of the migrations.
if (runs.some(({ usesDatabase, usesDist }) => usesDatabase || usesDist)) {
  const [folder, name] = [join(tmpdir(), 'prepared'), 'octavo_prepared'];
  execFileSync(process.execPath, [prepare.file, folder, ...(postgres ? [postgres.url, name] : [])]);
  process.env.TEST_PREPARED_FILE = join(folder, 'octavo.db');
  if (postgres) process.env.TEST_PREPARED_DATABASE = name;
}

preferHeadlessShell();
const executeIn = (members) => {
  const [{ runtime }] = members;
  return execute(members, {
    TEST_RUNTIME: runtime,
    TEST_DATABASE_URL: runtime === 'postgres' ? databaseUrl : '',
  });
};
const report = (name, { passed, failed, problems, text }) => {
  console.log(`${failed ? 'FAIL' : 'ok  '} ${name}: ${passed} passed${failed ? `, ${failed} failed` : ''}`);
  if (failed) console.log([...problems.map((problem) => `     ${problem}`), text].join('\n'));
};

const outcomes = [];
await executeQueue(groupRuns(runs), async (group) => {
  const results = await executeIn(group);
  for (const [index, run] of group.entries()) {
    // A suite without a result runs once more alone.
    const result = results[index] ?? (await executeIn([run]))[0];
    report(nameOf(run), result);
    outcomes.push({ name: nameOf(run), run, result });
  }
});

// Up to five failed suites run once more, because a busy machine can break one suite of hundreds.
const failed = outcomes.filter(({ result }) => result.failed);
for (const outcome of outcomes.length > 1 && failed.length <= 5 ? failed : []) {
  [outcome.result] = await executeIn([outcome.run]);
  if (outcome.result.failed) report(`${outcome.name}, second try`, outcome.result);
  else console.log(`passed at the second try: ${outcome.name}`);
}
await postgres?.stop();

const slowest = outcomes.toSorted((a, b) => b.result.ms - a.result.ms).slice(0, 8);
const secondsOf = ({ name, result }) => `${(result.ms / 1000).toFixed(1).padStart(6)} s  ${name}`;
if (runs.length > 8) console.log(['\nThe slowest suites:', ...slowest.map(secondsOf)].join('\n'));
const failures = outcomes.filter(({ result }) => result.failed).map(({ name }) => name);
if (failures.length) console.log(['\nFailed:', ...failures.sort()].join('\n     '));
if (runs.length === 0)
  console.log('No test matches the given paths, so nothing was run. Paths begin with test/.');
const total = (kind) => outcomes.reduce((sum, { result }) => sum + result[kind], 0);
console.log(`${total('passed')} passed, ${runs.length ? total('failed') : 1} failed`);
process.exitCode = failures.length || runs.length === 0 ? 1 : 0;
