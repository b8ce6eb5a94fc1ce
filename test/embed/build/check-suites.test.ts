import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stopAfter } from '../../support/runner/suite/stop-after.mjs';

const suites = suite('check of the suites');

/** Runs the type check of suites on these, by their names. Returns what the compiler prints. */
const check = (samples: Readonly<Record<string, string>>): string => {
  const folder = `.build/checked-suites/${Object.keys(samples)[0]}`;
  mkdirSync(folder, { recursive: true });
  stopAfter(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, contents] of Object.entries(samples)) writeFileSync(`${folder}/${name}.ts`, contents);
  const settings = { extends: resolve('test/tsconfig.suites.json'), include: ['*.ts'] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(settings));
  const compiler = ['node_modules/typescript/bin/tsc', '-p', `${folder}/tsconfig.json`, '--pretty', 'false'];
  return spawnSync(process.execPath, compiler, { encoding: 'utf8' }).stdout;
};

const suiteWith = (check: string, exports = '') =>
  `import { create, test${exports} } from 'vest';
  export const checked = create((text: string) => {
    test('topic', 'valueRequired', ${check});
  });`;

const rows: [title: string, name: string, contents: string, message: RegExp][] = [
  [
    'enforce',
    'enforce',
    suiteWith('() => enforce(text).isNotBlank().test()', ', enforce'),
    /'.*vest.*' has no exported member 'enforce'/,
  ],
  [
    'an asynchronous check',
    'asynchronous',
    suiteWith("async () => text !== ''"),
    /'Promise<boolean>' is not assignable to type 'boolean'/,
  ],
  [
    'a check without a result',
    'nothing',
    suiteWith('() => { text.trim(); }'),
    /'void' is not assignable to type 'boolean'/,
  ],
  [
    'a check that returns a text',
    'text',
    suiteWith('() => text'),
    /'string' is not assignable to type 'boolean'/,
  ],
];
// Runs the compiler once for all suites, because each run reads the types of Vest and of the browser.
const refusal = check(Object.fromEntries(rows.map(([, name, contents]) => [name, contents])));
for (const [title, name, , message] of rows)
  suites(`VAL-01 the type check fails on a validation suite with ${title} and says why`, () => {
    // An indented line belongs to the problem above it.
    const own = refusal.split(/\n(?=\S)/).filter((problem) => problem.includes(`/${name}.ts(`));
    assert.match(own.join('\n'), message);
  });

suites('VAL-01 the build names an export of Vest that the stand-in lacks', async () => {
  const reason = await build({
    stdin: { contents: suiteWith('() => enforce(text)', ', enforce'), loader: 'ts', resolveDir: '.' },
    bundle: true,
    write: false,
    logLevel: 'silent',
    alias: { vest: './src/embed/stand-ins/vest.ts' },
  }).catch(String);
  assert.match(String(reason), 'No matching export in "src/embed/stand-ins/vest.ts" for import "enforce"');
});

suites.run();
