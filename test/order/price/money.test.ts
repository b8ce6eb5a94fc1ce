import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatMoney, fromCents, toCents } from '../../../src/order/price/money.ts';

const money = suite('money');

for (const [cents, text] of [
  [0, '$0.00'],
  [5, '$0.05'],
  [1196, '$11.96'],
  [123_450, '$1234.50'],
  [-100, '-$1.00'],
] as const)
  money(`UI-07 ${cents} cents are written as ${text}`, () => {
    assert.is(formatMoney(cents), text);
  });

money('UI-07 an amount is written with the sign of the chosen currency', () => {
  assert.is(formatMoney(1076, '€'), '€10.76');
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
