import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { normalizePhone } from '../../src/order/phone.ts';

const phone = suite('phone');

for (const [typed, expected] of [
  ['+1 (555) 010-0199', '+15550100199'],
  ['555 0100', '+5550100'],
  [' +44', '+44'],
  ['1+2+3', '+123'],
  ['call me', ''],
  ['+', '+'],
  ['', ''],
  [`+${'1'.repeat(30)}`, `+${'1'.repeat(19)}`],
] as const)
  phone(`VAL-01 a phone typed as "${typed}" is kept as "${expected}"`, () =>
    assert.is(normalizePhone(typed), expected),
  );

phone.run();
