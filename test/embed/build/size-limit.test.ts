import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const budgets: { name: string; path: string | string[]; brotli: boolean }[] = JSON.parse(
  readFileSync('size-limit.json', 'utf8'),
);

const sizes = suite('the size budgets');

sizes('fail when their files are missing, which a list of patterns would pass over', () => {
  for (const { name, path } of budgets) assert.type(path, 'string', `${name} has more than one pattern`);
});

sizes('count the compressed files as they are served, not compressed twice', () => {
  for (const { name, path, brotli } of budgets) {
    assert.match(String(path), /^dist\/size\/[a-z-]+\/\*$/, name);
    assert.is(brotli, false, name);
  }
});

sizes.run();
