import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { targets } from '../../../src/embed/build/browser-range.mjs';
import { newerStyles } from '../../support/compatibility/check-styles.mjs';

const styles = suite('check of styles');

styles('BRW-01 the check of styles names a new feature and the browsers that are too old for it', () => {
  assert.is(
    newerStyles('a { content-visibility: auto }')[0],
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
    assert.match(newerStyles(text).join(), name);
});

styles('BRW-01 no style sheet needs a newer feature, once it is built', () => {
  const paths = readdirSync('src', { recursive: true }).map((path) => `src/${path}`);
  for (const path of paths.filter((path) => path.endsWith('.css') && !path.includes('/themes/'))) {
    const { code } = transformSync(readFileSync(path, 'utf8'), {
      loader: 'css',
      target: targets,
      minify: true,
    });
    assert.equal(newerStyles(code), [], path);
  }
});

styles.run();
