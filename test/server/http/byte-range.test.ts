import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readRange } from '../../../src/server/orders/routes/files.ts';

const ranges = suite('byte range');

for (const [header, expected] of [
  [undefined, null],
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=5-1000', { start: 5, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-5', null],
  ['bytes=0-1,4-5', null],
  ['bytes=-', null],
  ['bytes=a-b', null],
  ['pages=0-1', null],
  ['bytes=99999999999999999999-', null],
] as const)
  ranges(`API-03 the range ${header} of a file with 100 bytes is ${JSON.stringify(expected)}`, () => {
    assert.equal(readRange(header, 100), expected);
  });

ranges.run();
