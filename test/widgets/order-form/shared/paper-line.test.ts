import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { english } from '../../../../src/languages/translator.ts';
import { createDraft } from '../../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../../src/order/draft/edit-draft.ts';
import { deadlines } from '../../../../src/order/vocabulary/ids.ts';
import { deliveryDay, paperLine, quote } from '../../../../src/widgets/order-form/shared/paper-line.ts';
import { fixtureSite } from '../../../support/order/fixture-site.ts';

const line = suite('a paper in one line, its day of delivery and the price of another choice');
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

const on = (deadlineId: typeof draft.deadlineId) => editDraft({ draft, site }, 'deadlineId', deadlineId);

line('each day shows the price of the order with that deadline and the discount', () => {
  const wanted = [deadlines.days14, deadlines.days10, deadlines.hours3].map(on);
  const prices = wanted.map((one) => quote(one, site, null));
  assert.equal(prices, [1196, 1700, 5000]);
  const discount = { code: 'WELCOME15', type: 'percent', value: 15 } as const;
  assert.is(quote(on(deadlines.days14), site, discount), 1017);
});

line('the price of a day leaves out a discount that exceeds it, as the displayed price does', () => {
  assert.is(quote(draft, site, { code: 'BIG', type: 'fixed', value: 500 }), 1196);
});

line('a day whose deadline is not sold has no price', () => {
  const unsold = { ...site, tariff: { ...site.tariff, grids: [] } };
  assert.is(quote(draft, unsold, null), null);
});

line.run();
