import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createBoundedCache } from '../../src/server/bounded-cache.ts';

const bounded = suite('bounded caches');

const maximumBytes = 100_000;
const create = () => createBoundedCache<Buffer>({ maximumBytes, bytesOf: ({ length }) => length });

for (const [what, bytes] of [
  ['many small values', 10],
  ['a few large values', 9_000],
] as const)
  bounded(`a cache takes no more memory than its maximum, with ${what}`, () => {
    const cache = create();
    const keys = Array.from({ length: 2_000 }, (_, index) => `${'key'.repeat(20)} ${index}`);
    const sizes: number[] = [];
    for (const key of keys) {
      cache.set(key, Buffer.alloc(bytes));
      if (sizes.length % 100 === 0)
        sizes.push(keys.reduce((sum, one) => sum + (cache.get(one)?.length ?? -one.length) + one.length, 0));
      else sizes.push(0);
    }
    assert.ok(Math.max(...sizes) <= maximumBytes);
    assert.is(cache.get(keys.at(-1) ?? '')?.length, bytes, 'the last value is cached');
  });

bounded.run();
