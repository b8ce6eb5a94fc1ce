import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clampNumber, filterNumber } from '../../../src/ui/fields/number-text.ts';

const numbers = suite('number text');

numbers('UI-05 a minus is accepted only if min is below 0, and a point only for a fractional step', () => {
  assert.is(filterNumber('-5', { min: 1, step: 1 }), '5');
  assert.is(filterNumber('-5', { min: -9, step: 1 }), '-5');
  assert.is(filterNumber('1.5', { min: 0, step: 1 }), '1.', 'not ten times as many');
  assert.is(filterNumber('1,5', { min: 0, step: 0.5 }), '1.5');
  assert.is(filterNumber('1,5.2', { min: 0, step: 0.5 }), null);
});

numbers('UI-05 signs and decimal points of any script count too', () => {
  assert.is(filterNumber('１．５', { min: 0, step: 0.5 }), '1.5');
  assert.is(filterNumber('٢٫٥', { min: 0, step: 0.5 }), '2.5');
  assert.is(filterNumber('－３', { min: -9, step: 1 }), '-3');
});

numbers('UI-05 zeros before a number are removed, unless it may be 0', () => {
  assert.is(filterNumber('05', { min: 1, step: 1 }), '5');
  assert.is(filterNumber('0', { min: 1, step: 1 }), '');
  assert.is(filterNumber('0', { min: 0, step: 1 }), '0');
  assert.is(filterNumber('0.5', { min: 0, step: 0.5 }), '0.5');
});

numbers('UI-05 steps of 0.1 cause no rounding errors', () => {
  const tenths = { min: 0, max: 10, step: 0.1 };
  assert.is(clampNumber(0.2 + 0.1, tenths), '0.3');
  assert.is(clampNumber(Number.NaN, { ...tenths, min: 1 }), '1');
  assert.is(clampNumber(Number(''), { min: 1, max: 9, step: 1 }), '1');
});

numbers.run();
