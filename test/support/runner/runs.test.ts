import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../server/until.ts';
import { listSlowest, longestFirst } from './durations.mjs';
import { execute } from './execute.mjs';
import { countRun } from './report-run.mjs';
import { stopAfter } from './stop-after.mjs';

const runs = suite('a run of the tests');

const run = (path: string, { size = 1000, runtime = 'node' } = {}) => ({ path, runtime, size });

/** Writes a suite of these lines and executes it by itself. */
const executeSample = async (lines: readonly string[], limit?: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-run-'));
  stopAfter(() => rm(folder, { recursive: true, force: true }));
  const counted = pathToFileURL('test/support/runner/counted-uvu.mjs').href;
  const file = join(folder, 'sample.mjs');
  await writeFile(file, [`import { suite } from '${counted}';`, ...lines].join('\n'));
  return { folder, result: await execute({ ...run('sample.test.ts'), file }, { FOLDER: folder }, limit) };
};

runs('the suite that took longest starts first, under each of its runtimes', () => {
  const durations = { 'a.test.ts': 5, 'b.test.tsx (react)': 90, 'b.test.tsx (preact)': 2 };
  const order = longestFirst(
    [run('b.test.tsx', { runtime: 'preact' }), run('a.test.ts'), run('b.test.tsx', { runtime: 'react' })],
    durations,
  );
  assert.equal(
    order.map(({ path, runtime }) => `${path} ${runtime}`),
    ['b.test.tsx react', 'a.test.ts node', 'b.test.tsx preact'],
  );
  assert.equal(listSlowest(durations, 2), ['   0.1 s  b.test.tsx (react)', '   0.0 s  a.test.ts']);
});

runs('a suite that was never measured is expected to take longer the longer it is, and in a browser', () => {
  const order = longestFirst(
    [run('short.test.ts'), run('long.test.ts', { size: 2000 }), run('page.browser.ts')],
    {},
  );
  assert.equal(
    order.map(({ path }) => path),
    ['page.browser.ts', 'long.test.ts', 'short.test.ts'],
  );
});

runs('a suite that breaks before it can count its tests counts as failed', async () => {
  for (const lines of [["import './missing.mjs';"], ['process.reallyExit(0);'], []]) {
    const { result } = await executeSample(lines);
    assert.is(countRun(result).failed, 1, result.text);
  }
});

runs('a suite that hangs is ended with what it started, and keeps what it has printed', async () => {
  const { folder, result } = await executeSample(
    [
      "import { spawn } from 'node:child_process';",
      "import { writeFileSync } from 'node:fs';",
      "const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);",
      "writeFileSync(process.env.FOLDER + '/pid', String(child.pid));",
      "console.log('waits for ever');",
    ],
    5_000,
  );
  const { failed, problems } = countRun(result);
  assert.equal({ failed, problems }, { failed: 1, problems: ['hung, and was ended after 5 s'] });
  assert.match(result.text, 'waits for ever');
  const child = Number(await readFile(join(folder, 'pid'), 'utf8'));
  await until('the suite’s child has ended', () => !isRunning(child));
});

/** A process that has ended but was not yet collected has no command line. */
const isRunning = (pid: number) =>
  spawnSync('ps', ['-o', 'args=', '-p', String(pid)]).stdout.includes('setInterval');

runs('a run that finds no suite fails and says so', () => {
  const { status, stdout } = spawnSync(process.execPath, ['test/run.mjs', 'test/nowhere']);
  assert.is(status, 1);
  assert.match(stdout.toString(), /^No test matches .*\n0 passed, 1 failed\n$/);
});

runs.run();
