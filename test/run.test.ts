import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stopAfter } from './support/runner/suite/stop-after.mjs';

const runs = suite('a run of the tests');

const folder = '.build/test/samples';

/** Writes a file for each body of a suite. Returns the environment in which the runner runs these suites. */
const writeSamples = (samples: Readonly<Record<string, string>>) => {
  const imports = [
    "import { suite } from 'uvu';",
    "import { stopAfter } from '../../../test/support/runner/suite/stop-after.mjs';",
    "const fail = () => { throw new Error('a failed assertion'); };",
    "const sample = suite('sample');",
  ];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  stopAfter(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, body] of Object.entries(samples))
    writeFileSync(join(folder, `${name}.test.ts`), [...imports, body, 'sample.run();'].join('\n'));
  return { ...process.env, TEST_FOLDER: folder };
};

/** Runs suites with these bodies; returns the exit code and the output. */
const runSamples = (samples: Readonly<Record<string, string>>, environment = {}, paths: string[] = []) => {
  const env = { ...writeSamples(samples), ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['test/run.mjs', ...paths], { env });
  return { status, output: `${stdout}${stderr}` };
};

const passes = "sample('passes', () => {}); sample('passes too', () => {});";

const stops = `
  const start = (name: string) => stopAfter(() => console.log('stopped ' + name));
  start('file'); sample.before(() => void start('suite'));
  sample('fails', () => { start('test'); fail(); });
  sample('goes on', async () => { console.log('went on'); await start('once')(); });`;
const exits = "sample('exits', async () => (await import('node:process')).exit(0));";
const dies = "Promise.reject(new Error('unhandled')); sample('waits', () => new Promise(() => {}));";

const replaces = `Object.assign(globalThis, { fetch: fail, added: true }); ${passes}`;
const restored =
  "sample('begins anew', () => { if (fetch.name === 'fail' || 'added' in globalThis) fail(); });";

/** Bodies of suites, each with the counts and a part of the output that the runner must print for it. */
const table: [name: string, body: string, counts: string, output: RegExp][] = [
  ['passes', passes, '2 passed', /^$/],
  ['fails', `${passes} sample('fails', fail);`, '2 passed, 1 failed', /"fails"\s+a failed assertion/],
  ['exits', exits, '0 passed, 1 failed', /ended before its last test/],
  ['dies', dies, '0 passed, 1 failed', /exit code 1(.|\n)*unhandled/],
  ['throws', 'fail();', '0 passed, 1 failed', /outside of its tests(.|\n)*a failed assertion/],
  ['empty', '', '0 passed, 1 failed', /no test/],
  ['left', `${passes} suite('other')('never', fail);`, '2 passed, 1 failed', /1 suite\(s\) without .run\(\)/],
  ['only', `${passes} sample.only('only', () => {});`, '1 passed, 1 failed', /2 test\(s\) skipped/],
  ['before', `${passes} sample.before(fail);`, '0 passed, 2 failed', /before hook failed: Error: a failed/],
  ['after', `${passes} sample.after(fail);`, '2 passed, 1 failed', /after hook failed: Error: a failed/],
  ['held', `${passes} setInterval(() => process.uptime(), 1000);`, '2 passed, 1 failed', /held by .*Timeout/],
  ['replaces', replaces, '2 passed', /^$/],
  ['restored', restored, '1 passed', /^$/],
  ['stops', stops, '1 passed, 1 failed', /test(.|\n)*went on\s+stopped once(.|\n)*suite\s+stopped file/],
];

runs('each suite has its own count and output, whatever happens to others in the same process', () => {
  const { status, output } = runSamples(Object.fromEntries(table.map(([name, body]) => [name, body])));
  const blocks = output.split(/^(?=(?:ok {2}|FAIL) )/m);
  for (const [name, , counts, expected] of table) {
    const [line = '', ...rest] =
      blocks.find((block) => block.includes(`/${name}.test.ts:`))?.split('\n') ?? [];
    assert.is(line.slice(line.indexOf(':') + 2), counts, `${name}: ${output}`);
    assert.match(rest.join('\n').split('\nThe slowest')[0]?.trim() ?? '', expected, name);
  }
  assert.match(output, /\nFailed:\n(.*\n)+15 passed, 12 failed\n$/);
  assert.is(status, 1);
});

runs.run();
