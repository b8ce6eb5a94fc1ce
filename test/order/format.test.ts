import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatCardNumber, formatPercent } from '../../src/order/format.ts';

const format = suite('format');

for (const [value, text] of [
  [15, '15%'],
  [12.5, '12.5%'],
  [33.333333, '33.33%'],
] as const)
  format(`UI-07 the value ${value} is written as ${text}`, () => assert.is(formatPercent(value), text));

for (const [value, text] of [
  ['4111111111111111', '4111-1111-1111-1111'],
  ['4111 1111 1111 1111', '4111-1111-1111-1111'],
  ['************4242', '****-****-****-4242'],
  ['41111', '4111-1'],
  ['411', '411'],
  ['', ''],
] as const)
  format(`UI-07 the card "${value}" is written as "${text}"`, () => assert.is(formatCardNumber(value), text));

format.run();
