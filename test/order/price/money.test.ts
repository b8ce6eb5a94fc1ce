import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { translatorOf } from '../../../src/languages/languages.ts';
import { formatMoney, fromCents, toCents } from '../../../src/order/price/money.ts';

const money = suite('money');

for (const [cents, text] of [
  [0, '$0.00'],
  [5, '$0.05'],
  [1196, '$11.96'],
  [123_450, '$1,234.50'],
  [1_194_804, '$11,948.04'],
  [-100, '−$1.00'],
] as const)
  money(`UI-07 ${cents} cents are written as ${text}`, () => {
    assert.is(formatMoney(cents), text);
  });

money('UI-07 an amount is written with the sign of the chosen currency', () => {
  assert.is(formatMoney(1076, '€'), '€10.76');
});

for (const sign of ['$$', '$&', "$'"])
  money(`UI-07 a site’s sign ${sign} is written as it is`, () => {
    assert.is(formatMoney(1076, sign), `${sign}10.76`);
  });

money('UI-07 in English, amounts are written as Intl writes them, with a true minus', () => {
  const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 1_000_000_000_000 }), (cents) => {
      assert.is(formatMoney(cents), dollars.format(cents / 100).replace('-', '−'));
    }),
  );
});

for (const [code, texts] of [
  ['de', ['11.948,04\u00a0C$', '−1,00\u00a0C$']],
  ['es', ['11.948,04\u00a0C$', '−1,00\u00a0C$']],
  ['ar', ['\u200f11,948.04\u00a0C$', '\u200f\u200e−1.00\u00a0C$']],
] as const)
  money(`LNG-01 in ${code}, amounts are written as Intl writes them, with the sign of the site`, () => {
    const t = translatorOf(code, {});
    assert.equal([formatMoney(1_194_804, 'C$', t), formatMoney(-100, 'C$', t)], texts);
  });

money('PRC-04 an amount in cents is the same after conversion to a decimal and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 1_000_000_000 }), (cents) => {
      assert.is(toCents(fromCents(cents)), cents);
    }),
  );
  assert.is(toCents(1.005), 101, 'half-up, whatever binary makes of it');
});

money.run();
