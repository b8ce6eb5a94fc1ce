import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../../src/languages/translator.ts';
import { deliveryDay } from '../../../../src/widgets/order-form/shared/paper-line.ts';

const day = suite('the day of delivery on a chip');

/** Returns a time on Sunday, 22 November 2026, in the visitor's time zone. */
const at = (hours: number, minutes = 5) => new Date(2026, 10, 22, hours, minutes).getTime();

day('a delivery in more than a day is written with weekday, day and month', () => {
  assert.is(deliveryDay(14 * 86_400, at(14), english), 'Sun 6 Dec');
  assert.is(deliveryDay(86_400, at(14), english), 'Mon 23 Nov');
});

day('a delivery in less than a day is written with its time', () => {
  assert.is(deliveryDay(3 * 3600, at(14), english), 'Today 5:05 PM');
  assert.is(deliveryDay(12 * 3600, at(14), english), 'Tomorrow 2:05 AM');
  assert.is(deliveryDay(3 * 3600, at(21), english), 'Tomorrow 12:05 AM');
});

day.run();
