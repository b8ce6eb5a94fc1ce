import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toMinorUnits } from '../../../src/server/ports/minor-units.ts';

const units = suite('minor units');

for (const [currency, cents, expected] of [
  ['USD', 1196, 1196],
  ['eur', 1, 1],
  ['GBP', 0, 0],
  ['JPY', 150_000, 1500],
  ['jpy', 150_049, 1500],
  ['JPY', 150_050, 1501],
  ['KRW', 99, 1],
  ['ISK', 12_345, 12_300],
  ['UGX', 500, 500],
  ['KWD', 1234, 12_340],
] as const)
  units(`an amount of ${cents / 100} ${currency} is asked for as ${expected}`, () => {
    assert.is(toMinorUnits(cents, currency), expected);
  });

units.run();
