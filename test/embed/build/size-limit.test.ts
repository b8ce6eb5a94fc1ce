import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const budgets: { name: string; path: string | string[]; brotli: boolean }[] = JSON.parse(
  readFileSync('size-limit.json', 'utf8'),
);

const sizes = suite('the size budgets');

sizes('each size budget has one pattern, so that a missing file fails the check', () => {
  for (const { name, path } of budgets) assert.type(path, 'string', `${name} has more than one pattern`);
});

sizes('each size budget counts the compressed files that are served', () => {
  for (const { name, path, brotli } of budgets) {
    assert.match(String(path), /^dist\/size\/[a-z-]+\/\*$/, name);
    assert.is(brotli, false, name);
  }
});

sizes.run();
