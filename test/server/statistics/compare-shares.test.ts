import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compareShares } from '../../../src/server/statistics/compare-shares.ts';

const shares = suite('comparison of two shares');

const rounded = (value = Number.NaN) => Number(value.toFixed(4));

// Examples of Newcombe's article, table II, columns (a), (e) and (g), method 10.
const examples = [
  { first: { count: 48, of: 80 }, second: { count: 56, of: 70 }, bounds: [0.0524, 0.3339] },
  { first: { count: 0, of: 29 }, second: { count: 5, of: 56 }, bounds: [-0.0381, 0.1926] },
  { first: { count: 0, of: 10 }, second: { count: 0, of: 20 }, bounds: [-0.2775, 0.1611] },
];

for (const { first, second, bounds } of examples)
  shares(
    `SPL-01 the interval of ${second.count}/${second.of} against ${first.count}/${first.of} is Newcombe’s`,
    () => {
      const found = compareShares(first, second);
      assert.equal([rounded(found?.low), rounded(found?.high)], bounds);
    },
  );

shares('SPL-01 the office says how many more visitors of each template a comparison needs', () => {
  // To compare 10 % with 12 % at a power of 80 %, each template needs 3841 visitors.
  assert.is(compareShares({ count: 100, of: 1000 }, { count: 120, of: 1000 })?.needed, 3841 - 1000);
  assert.is(compareShares({ count: 1000, of: 10_000 }, { count: 1200, of: 10_000 })?.needed, 0);
  assert.is(compareShares({ count: 5, of: 100 }, { count: 5, of: 100 })?.needed, null);
});

shares('the office does not compare a template that no visitor has seen', () => {
  assert.is(compareShares({ count: 0, of: 0 }, { count: 5, of: 100 }), null);
});

shares.run();
