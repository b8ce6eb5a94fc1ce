import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { execute } from '../execute.mjs';
import { countRun } from '../report-run.mjs';
import { stopAfter } from '../suite/stop-after.mjs';
import { type BundledRun, executeGroup, groupRuns } from './groups.mjs';

const groups = suite('suites that share a process');

const run = (path: string, canShareProcess = true, runtime = 'node'): BundledRun => ({
  path,
  runtime,
  size: 1000,
  file: '',
  canShareProcess,
});

const pathsOf = (runs: ReturnType<typeof groupRuns>) =>
  runs.map((one) => ('members' in one ? one.members.map(({ path }) => path) : one.path));

const sample = (title: string, body = '') => [
  `const sample = suite('${title}');`,
  `sample('${title}', async () => {${body}});`,
  'sample.run();',
];

/** Writes a suite for each list of lines and executes them as a group; returns the suites that ran alone, and the counts. */
const executeSamples = async (samples: readonly (readonly string[])[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-group-'));
  stopAfter(() => rm(folder, { recursive: true, force: true }));
  const counted = pathToFileURL('test/support/runner/suite/counted-uvu.mjs').href;
  const members = samples.map((_, index) => ({
    ...run(`${index}.test.ts`),
    file: join(folder, `${index}.mjs`),
  }));
  for (const [index, lines] of samples.entries())
    await writeFile(members[index]?.file ?? '', [`import { suite } from '${counted}';`, ...lines].join('\n'));
  const alone: string[] = [];
  const outcomes = await executeGroup({ ...run('group'), members }, (one) => {
    if (!('members' in one)) alone.push(one.path);
    return execute(one, {});
  });
  const counts = outcomes.map(({ result }) => countRun(result));
  return { alone, counts, texts: outcomes.map(({ result }) => result.text) };
};

groups('at most eight suites of one runtime share a process', () => {
  const many = Array.from({ length: 9 }, (_, index) => run(`${index}.test.ts`));
  const others = [run('own.test.ts', false), run('page.test.tsx', true, 'react')];
  assert.equal(pathsOf(groupRuns([...many, ...others])), [
    'own.test.ts',
    many.slice(0, 8).map(({ path }) => path),
    ['8.test.ts'],
    ['page.test.tsx'],
  ]);
});

groups('at most four browser suites share a process, and no others with them', () => {
  const many = Array.from({ length: 5 }, (_, index) => run(`${index}.browser.ts`));
  assert.equal(pathsOf(groupRuns([run('0.test.ts'), ...many])), [
    ['0.test.ts'],
    many.slice(0, 4).map(({ path }) => path),
    ['4.browser.ts'],
  ]);
});

groups('each suite of a group has its own count and output', async () => {
  const { alone, counts, texts } = await executeSamples([
    sample('first'),
    sample('second', "throw new Error('wrong')"),
    ["import './missing.mjs';"],
    [...sample('third'), ...sample('fourth').map((line) => line.replaceAll('sample', 'other'))],
  ]);
  assert.equal(alone, []);
  assert.equal(
    counts.map(({ passed, failed }) => [passed, failed]),
    [
      [1, 0],
      [0, 1],
      [0, 1],
      [2, 0],
    ],
  );
  assert.match(texts[1] ?? '', 'wrong');
  assert.not.match(texts[3] ?? '', 'wrong');
});

groups('a suite that ends its group’s process runs alone, as do suites that had not begun', async () => {
  const { alone, counts } = await executeSamples([
    sample('passes'),
    sample('ends', 'process.reallyExit(0)'),
    sample('waits'),
  ]);
  assert.equal(alone, ['1.test.ts', '2.test.ts']);
  assert.equal(
    counts.map(({ failed }) => failed),
    [0, 1, 0],
  );
});

groups(
  'a failed suite that keeps its group’s process open does not change other suites’ results',
  async () => {
    const { alone, counts } = await executeSamples([
      sample('holds', "setInterval(() => {}, 1000); throw new Error('wrong')"),
      sample('passes'),
    ]);
    assert.equal(alone, []);
    assert.equal(
      counts.map(({ failed }) => failed),
      [1, 0],
    );
  },
);

groups.run();
