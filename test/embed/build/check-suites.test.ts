import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const suites = suite('check of the suites');
const folder = '.build/checked-suites';

suites.before(() => {
  mkdirSync(folder, { recursive: true });
});
suites.after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the check of the build on one suite. Returns what the build would print. */
const check = (contents: string) => {
  writeFileSync(`${folder}/suite.ts`, contents);
  const settings = { extends: resolve('src/embed/build/tsconfig.suites.json'), include: ['suite.ts'] };
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ ...settings, compilerOptions: { incremental: false, tsBuildInfoFile: null } }),
  );
  const code = `import { checkSuites } from './src/embed/build/check-suites.mjs';
    await checkSuites('${folder}/tsconfig.json');`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).stderr;
};

const suiteWith = (check: string, exports = '') =>
  `import { create, test${exports} } from 'vest';
  export const checked = create((text: string) => {
    test('topic', 'valueRequired', ${check});
  });`;

suites('VAL-01 the build accepts a suite of checks that return a boolean', () => {
  assert.is(check(suiteWith("() => text !== ''")), '');
});

const rows: [title: string, contents: string, message: RegExp][] = [
  [
    'enforce',
    suiteWith('() => enforce(text).isNotBlank().test()', ', enforce'),
    /'.*vest.*' has no exported member 'enforce'/,
  ],
  [
    'an asynchronous check',
    suiteWith("async () => text !== ''"),
    /'Promise<boolean>' is not assignable to type 'boolean'/,
  ],
  [
    'a check without a result',
    suiteWith('() => { text.trim(); }'),
    /'void' is not assignable to type 'boolean'/,
  ],
  ['a check that returns a text', suiteWith('() => text'), /'string' is not assignable to type 'boolean'/],
];
for (const [title, contents, message] of rows)
  suites(`VAL-01 the build fails on a suite with ${title} and says why`, () => {
    const printed = check(contents);
    assert.match(printed, 'A suite uses something of Vest that src/embed/stand-ins/vest.ts lacks');
    assert.match(printed, message);
  });

suites('VAL-01 a bundle with an export that the stand-in of Vest lacks is refused by name', async () => {
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
