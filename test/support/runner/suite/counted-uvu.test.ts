import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stopAfter } from './stop-after.mjs';

const runner = suite('the runner');

/** Duration of a timer that only the runner's time limit would end. */
const limitMs = 60_000;

const moduleAt = (path: string) => JSON.stringify(pathToFileURL(path).href);

/** Runs lines as a test file; returns exit code and output. */
const runSample = async (lines: readonly string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-sample-'));
  stopAfter(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'sample.mjs');
  const imports = [
    `import { suite } from ${moduleAt('test/support/runner/suite/counted-uvu.mjs')};`,
    `import { stopAfter } from ${moduleAt('test/support/runner/suite/stop-after.mjs')};`,
    "import { createServer } from 'node:http';",
    'const start = (name) => {',
    '  const server = createServer().listen(0);',
    "  return stopAfter(() => new Promise((done) => { console.log('stopped ' + name); server.close(done); }));",
    '};',
    "const fail = () => { throw new Error('an assertion'); };",
    "const sample = suite('sample');",
  ];
  await writeFile(file, [...imports, ...lines, 'sample.run();'].join('\n'));
  const child = spawn(process.execPath, [file], { timeout: limitMs, killSignal: 'SIGKILL' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
};

runner(
  'after a test fails half-way, everything that test, suite and file have started is stopped',
  async () => {
    const { code, output } = await runSample([
      "start('of the file');",
      "sample.before(() => void start('of the suite'));",
      "sample('fails', () => { start('of the test'); fail(); });",
      "sample('goes on', () => { console.log('went on'); });",
    ]);
    const order = [...output.matchAll(/stopped of the \w+|went on/g)].map(([line]) => line);
    assert.equal(order, ['stopped of the test', 'went on', 'stopped of the suite', 'stopped of the file']);
    assert.match(output, 'an assertion');
    assert.is(code, 1);
  },
);

runner('after a hook fails, everything that it has started is stopped', async () => {
  const { code, output } = await runSample([
    "sample.before(() => void start('of the suite'));",
    'sample.after(fail);',
    "sample('passes', () => {});",
  ]);
  assert.match(output, 'stopped of the suite');
  assert.is(code, 1);
});

runner('a failed file that a timer keeps open is ended, and its output names the timer', async () => {
  const { code, output } = await runSample([
    "sample('fails', () => { setInterval(() => {}, 1000); fail(); });",
  ]);
  assert.match(output, /Still held by .*Timeout/);
  assert.is(code, 1);
});

runner('a resource that a test has stopped itself is not stopped again', async () => {
  const { code, output } = await runSample([
    "sample('passes', async () => { const stop = start('once'); await stop(); await stop(); });",
  ]);
  assert.equal(output.match(/stopped once/g), ['stopped once']);
  assert.is(code, 0);
});

runner.run();
