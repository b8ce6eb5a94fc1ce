// Runs the tests: `node test/run.mjs [flag…] [path…]`.
//   --full             on a minified build; without it, any build of the present sources will do
//   --quick            neither browser nor build nor PostgreSQL
//   --react, --preact  component suites under that one alone
// Component suites (.test.tsx) run under React and under Preact. Suites that make a database run on SQLite, and on PostgreSQL
// too if they say so and it is installed. Browser suites (.browser.ts) drive Chromium against the production build in dist/.
import { resolve } from 'node:path';
import { preferHeadlessShell } from './support/browser/chromium.mjs';
import { bundleSuites } from './support/runner/bundle-suites.mjs';
import { ensureBuild } from './support/runner/ensure-build.mjs';
import { endWithRunner, execute } from './support/runner/execute.mjs';
import { findRuns, isBrowserSuite, nameOf, readCommand } from './support/runner/find-runs.mjs';
import { listSlowest, queueRuns, readDurations, writeDurations } from './support/runner/queue/durations.mjs';
import { executeGroup, groupRuns } from './support/runner/queue/groups.mjs';
import { executeQueue } from './support/runner/queue/workers.mjs';
import { countRun, reportRun } from './support/runner/report-run.mjs';
import { tryAgain } from './support/runner/second-try.mjs';
import { prepareDatabases } from './support/runner/shared/prepare-databases.mjs';
import { shareBrowser } from './support/runner/shared/shared-browser.mjs';
import { storeInMemory } from './support/runner/shared/store-in-memory.mjs';
import { startPostgres } from './support/server/database/postgres.mjs';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
storeInMemory();
const command = readCommand(process.argv.slice(2));
const isQuick = command.flags.has('quick');
const runs = (await bundleSuites(root, findRuns(root, command))).filter((run) => !(isQuick && run.usesDist));
if (runs.some(({ usesDist }) => usesDist))
  await ensureBuild(root, command.flags.has('full') ? 'full' : 'quick');

const onPostgres = isQuick ? [] : runs.filter(({ usesPostgres }) => usesPostgres);
const given = process.env.TEST_DATABASE_URL;
const postgres = onPostgres.length && !given ? await startPostgres() : null;
const databaseUrl = given || postgres?.url;
if (databaseUrl) runs.push(...onPostgres.map((run) => ({ ...run, runtime: 'postgres' })));
else if (onPostgres.length)
  console.log(
    'PostgreSQL is not installed, so the server was tested on SQLite only. Install it to test both.',
  );

if (runs.some(({ usesDatabase, usesDist }) => usesDatabase || usesDist))
  await prepareDatabases(root, postgres?.url);

endWithRunner();
preferHeadlessShell();
const browsers = shareBrowser();

/** Runs browser suites in the shared browser. If that browser has ended meanwhile, runs them again in one of their own. */
const executeInBrowser = async (run) => {
  // If no shared browser starts, the suite starts one itself and reports the reason of the failure.
  const browser = await browsers.open().catch(() => null);
  const result = await execute(run, { TEST_BROWSER: browser?.address ?? '' });
  const hasPassed = result.code === 0 && countRun(result).failed === 0;
  if (hasPassed || !browser?.hasEnded()) return result;
  console.log(
    `     Chromium ended during ${(run.members ?? [run]).map(({ path }) => path).join(', ')}: once more in a browser of its own.`,
  );
  return execute(run, { TEST_BROWSER: '' });
};
const executeIn = (run) =>
  isBrowserSuite(run)
    ? executeInBrowser(run)
    : execute(run, { TEST_DATABASE_URL: run.runtime === 'postgres' ? databaseUrl : '' });

const outcomes = [];
const queue = queueRuns(groupRuns(runs), readDurations(root));
const executeAll = async (run) =>
  run.members ? executeGroup(run, executeIn) : [{ run, result: await executeIn(run) }];
await executeQueue(queue, async (next) => {
  for (const { run, result } of await executeAll(next)) {
    const count = countRun(result);
    reportRun(nameOf(run), result, count);
    outcomes.push({ run, result, count });
  }
});
const final = await tryAgain(outcomes, executeIn);
await Promise.all([browsers.close(), postgres?.stop()]);

const durations = Object.fromEntries(outcomes.map(({ run, result }) => [nameOf(run), Math.round(result.ms)]));
writeDurations(root, durations);
const failures = final.filter(({ count }) => count.failed).map(({ run }) => nameOf(run));
const total = (kind) => final.reduce((sum, { count }) => sum + count[kind], 0);
const totals = { passed: total('passed'), failed: total('failed') };
if (runs.length > 8) console.log(['\nThe slowest suites:', ...listSlowest(durations)].join('\n'));
if (failures.length) console.log(['\nFailed:', ...failures.sort()].join('\n     '));
if (totals.passed + totals.failed === 0) {
  console.log('No test matches the given paths, so nothing was run. Paths begin with test/.');
  totals.failed = 1;
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed ? 1 : 0;
