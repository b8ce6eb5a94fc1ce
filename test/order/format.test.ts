import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { translatorOf } from '../../src/languages/languages.ts';
import { formatCardNumber, formatPercent, formatSurcharge } from '../../src/order/format.ts';

const format = suite('format');

for (const [value, text] of [
  [15, '15%'],
  [12.5, '12.5%'],
  [33.333333, '33.33%'],
] as const)
  format(`UI-07 the value ${value} is written as ${text}`, () => assert.is(formatPercent(value), text));

format('LNG-01 the plus of a surcharge stands before its number, in Arabic too', () => {
  assert.equal([formatSurcharge(20), formatSurcharge(12.5, translatorOf('de'))], ['+20%', '+12,5\u00a0%']);
  assert.is(formatSurcharge(20, translatorOf('ar')), '\u200e+20\u200e%\u200e');
});

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
