import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { until } from '../server/until.ts';
import { execute } from './execute.mjs';
import { knownDurations, listSlowest, queueRuns } from './queue/durations.mjs';
import { countRun } from './report-run.mjs';
import { type Outcome, tryAgain } from './second-try.mjs';
import { stopAfter } from './suite/stop-after.mjs';

const runs = suite('a run of the tests');

const run = (path: string, { size = 1000, runtime = 'node' } = {}) => ({ path, runtime, size });

/** Writes a suite with these lines and executes it in a new process. */
const executeSample = async (lines: readonly string[], limit?: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-run-'));
  stopAfter(() => rm(folder, { recursive: true, force: true }));
  const counted = pathToFileURL('test/support/runner/suite/counted-uvu.mjs').href;
  const file = join(folder, 'sample.mjs');
  await writeFile(file, [`import { suite } from '${counted}';`, ...lines].join('\n'));
  return { folder, result: await execute({ ...run('sample.test.ts'), file }, { FOLDER: folder }, limit) };
};

type Sample = ReturnType<typeof run>;

/** Takes all runs from a queue, with each of the kinds preferred in turn; returns their sequence. */
const takeAll = (samples: readonly Sample[], durations = {}, kinds: ('browser' | 'unit')[] = ['unit']) => {
  const queue = queueRuns(samples, durations);
  return samples.map((_, index) => queue.take(kinds[index % kinds.length] ?? 'unit'));
};
const pathsOf = (taken: ReturnType<typeof takeAll>) => taken.map((sample) => sample?.path);

runs('the suite that took longest starts first, under each of its runtimes', () => {
  const durations = { 'a.test.ts': 5, 'b.test.tsx (react)': 90, 'b.test.tsx (preact)': 2 };
  const order = takeAll(
    [run('b.test.tsx', { runtime: 'preact' }), run('a.test.ts'), run('b.test.tsx', { runtime: 'react' })],
    durations,
  );
  assert.equal(
    order.map((sample) => `${sample?.path} ${sample?.runtime}`),
    ['b.test.tsx react', 'a.test.ts node', 'b.test.tsx preact'],
  );
  assert.equal(listSlowest(durations, 2), ['   0.1 s  b.test.tsx (react)', '   0.0 s  a.test.ts']);
});

runs('of two suites without a measured duration, the longer source starts first', () => {
  const order = takeAll([run('short.test.ts'), run('long.test.ts', { size: 2000 })]);
  assert.equal(pathsOf(order), ['long.test.ts', 'short.test.ts']);
});

runs('a worker gets suites of its preferred kind until none is left', () => {
  const samples = ['a.test.ts', 'b.browser.ts', 'c.browser.ts', 'd.browser.ts'].map((path) => run(path));
  const order = takeAll(samples, {}, ['unit', 'browser']);
  assert.equal(pathsOf(order), ['a.test.ts', 'b.browser.ts', 'c.browser.ts', 'd.browser.ts']);
  assert.is(takeAll(samples, {}, ['browser'])[3]?.path, 'a.test.ts');
});

runs('on a new clone, a suite with a known long duration starts early', () => {
  const paths = Object.keys(knownDurations);
  assert.equal(
    paths.filter((path) => !existsSync(path.replace(/ \(postgres\)$/, ''))),
    [],
  );
  const known = paths.find((path) => path.endsWith('.browser.ts')) ?? '';
  const order = takeAll([run('other.browser.ts', { size: 5000 }), run(known)]);
  assert.is(order[0]?.path, known);
});

runs('a suite that breaks before it has counted its tests has failed', async () => {
  for (const lines of [["import './missing.mjs';"], ['process.reallyExit(0);'], []]) {
    const { result } = await executeSample(lines);
    assert.is(countRun(result).failed, 1, result.text);
  }
});

runs('a hanging suite is ended with the processes that it started, and its output is kept', async () => {
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

/** Returns the lines of a suite that fails with `message` until its folder has a file `passes`. */
const untilItPasses = (message: string) => [
  "import { existsSync } from 'node:fs';",
  "const sample = suite('sample');",
  `sample('waits', () => { if (!existsSync(process.env.FOLDER + '/passes')) throw new Error('${message}'); });`,
  "sample('passes', () => {});",
  'sample.run();',
];

/** Executes a suite with a second try among other runs; returns the printed lines and the number of second tries. */
const runTwice = async (
  lines: readonly string[],
  { failures = 1, betweenTries = async (_folder: string) => {} } = {},
) => {
  const { folder, result } = await executeSample(lines);
  const outcomeOf = (path: string, of = result): Outcome => ({
    run: run(path),
    result: of,
    count: countRun(of),
  });
  const { result: passing } = await executeSample([
    "const sample = suite('sample');",
    "sample('passes', () => {});",
    'sample.run();',
  ]);
  const printed: string[] = [];
  let tries = 0;
  const executeAgain = async (again: Sample) => {
    tries += 1;
    await betweenTries(folder);
    return execute({ ...again, file: join(folder, 'sample.mjs') }, { FOLDER: folder });
  };
  const first = [
    outcomeOf('other.test.ts', passing),
    ...Array.from({ length: failures }, (_, index) => outcomeOf(`${index}.test.ts`)),
  ];
  const outcomes = await tryAgain(first, executeAgain, (line) => printed.push(line));
  return { outcomes, printed, tries };
};

const countsOf = (outcomes: readonly Outcome[]) => outcomes.map(({ count }) => [count.passed, count.failed]);

runs(
  'a suite that passes at its second try counts as passed, and one line tells its first failure',
  async () => {
    const { outcomes, printed } = await runTwice(untilItPasses('the server was slow'), {
      betweenTries: (folder) => writeFile(join(folder, 'passes'), ''),
    });
    assert.equal(countsOf(outcomes), [
      [1, 0],
      [2, 0],
    ]);
    assert.equal(printed, ['passed at the second try: 0.test.ts, first: the server was slow']);
  },
);

runs('a suite that fails twice has failed, and its second output is printed too', async () => {
  const { outcomes, printed } = await runTwice(untilItPasses('the server is wrong'));
  assert.equal(countsOf(outcomes), [
    [1, 0],
    [1, 1],
  ]);
  assert.match(printed[0] ?? '', 'FAIL 0.test.ts, second try: 1 passed, 1 failed');
  assert.match(printed[1] ?? '', 'the server is wrong');
});

runs('up to five failed suites get a second try', async () => {
  assert.is((await runTwice(untilItPasses('wrong'), { failures: 5 })).tries, 5);
  assert.is((await runTwice(untilItPasses('wrong'), { failures: 6 })).tries, 0);
});

/** Returns whether a process runs. An ended process that its parent has not collected yet has no command line. */
const isRunning = (pid: number) =>
  spawnSync('ps', ['-o', 'args=', '-p', String(pid)]).stdout.includes('setInterval');

runs('a command that selects no suite fails with a message', () => {
  const { status, stdout } = spawnSync(process.execPath, ['test/run.mjs', 'test/nowhere']);
  assert.is(status, 1);
  assert.match(stdout.toString(), /^No test matches .*\n0 passed, 1 failed\n$/);
});

runs.run();
