import { spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const styles = suite('check of styles');

/** Messages of the build for a style sheet. */
const check = (text: string) => {
  const code = `import { newerStyles } from './src/embed/build/check-styles.mjs';
    console.log(JSON.stringify(newerStyles(process.argv[1])));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code, text]);
  assert.is(stderr.toString(), '');
  return JSON.parse(stdout.toString());
};

styles('BRW-01 the check names a new feature and the browsers that are too old for it', () => {
  assert.is(
    check('a { content-visibility: auto }')[0],
    'content-visibility: Firefox 110 (has it from 125), Safari 16.4 (has it from 18), iOS 16.4 (has it from 18)',
  );
  for (const [text, name] of [
    ['a { color: oklch(0.5 0.1 20) }', 'oklch()'],
    ['a { --tone: var(--x, rgb(from red r g b)); block-size: 2dvh }', 'dvh'],
    ['a { & b { color: red } }', 'nesting'],
    ['a:user-invalid { color: red }', ':user-invalid'],
    ['@starting-style { a { color: red } }', '@starting-style'],
    ['@media (update: fast) { a { color: red } }', '@media (update)'],
    ['a { unheard-of: 1 }', 'unheard-of'],
  ] as const)
    assert.match(check(text).join(), name);
});

styles('BRW-01 the check accepts supported features and everything inside @supports', () => {
  assert.equal(
    check('a { inset: 0; display: grid; color: rgb(1 2 3) } @container (width > 1px) { a { gap: 1px } }'),
    [],
  );
  assert.equal(check('@supports (content-visibility: auto) { a { content-visibility: auto } }'), []);
  assert.equal(check('a { -webkit-user-select: none; user-select: none }'), []);
});

styles.run();
