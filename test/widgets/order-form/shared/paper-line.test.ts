import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../../src/languages/translator.ts';
import { createDraft } from '../../../../src/order/draft/create-draft.ts';
import { deliveryDay, paperLine } from '../../../../src/widgets/order-form/shared/paper-line.ts';
import { fixtureSite } from '../../../support/order/fixture-site.ts';

const line = suite('a paper in one line, and its day of delivery');
const site = fixtureSite(1);
const draft = createDraft(site);

line('CHK-01 the folded card names what is counted: slides where there are no pages', () => {
  const lineWith = (numberElements: string, numberSlides: string) =>
    paperLine({ ...draft, numberElements, numberSlides }, { site, now: 0, t: english });
  assert.match(lineWith('0', '3'), '3\u00a0slides');
  assert.not.match(lineWith('0', '3'), 'page');
  assert.match(lineWith('2', '3'), '2\u00a0pages');
});

/** Returns a time on Sunday, 22 November 2026, in the visitor's time zone. */
const at = (hours: number) => new Date(2026, 10, 22, hours, 5).getTime();

line('a delivery in more than a day is written with weekday, day and month', () => {
  assert.is(deliveryDay(14 * 86_400, at(14), english), 'Sun 6 Dec');
  assert.is(deliveryDay(86_400, at(14), english), 'Mon 23 Nov');
});

line('a delivery in less than a day is written with its time', () => {
  assert.is(deliveryDay(3 * 3600, at(14), english), 'Today 5:05 PM');
  assert.is(deliveryDay(12 * 3600, at(14), english), 'Tomorrow 2:05 AM');
  assert.is(deliveryDay(3 * 3600, at(21), english), 'Tomorrow 12:05 AM');
});

line.run();
