import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hostIn } from '../../../src/order/vocabulary/host-in.ts';

const sites = suite('the site that data-host names');

for (const [written, host] of [
  ['papers.example', 'papers.example'],
  [' Papers.Example ', 'papers.example'],
  ['https://papers.example/order?a=1', 'papers.example'],
  ['//papers.example:8080/', 'papers.example:8080'],
  ['papers.example:port', 'papers.example:port'],
  ['', ''],
])
  sites(`EMB-05 is understood as written: "${written}"`, () => {
    assert.is(hostIn(String(written)), host);
  });

sites.run();
