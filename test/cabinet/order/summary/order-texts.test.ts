import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statusOf } from '../../../../src/cabinet/order/status/status.ts';
import { agoText, amountText, momentText } from '../../../../src/cabinet/order/summary/order-texts.ts';
import { order } from '../../../support/cabinet/fake-cabinet.ts';

const texts = suite('order texts');

texts('UI-07 an amount is shown to the cent, in dollars until the currencies are loaded', () => {
  assert.is(amountText(80.3, order(), null), '$80.30');
});

texts('UI-07 a file shows how long ago it came', () => {
  const now = Date.UTC(2026, 10, 22, 16, 5);
  assert.is(agoText('2026-11-20T16:05:00+00:00', now), '2 days ago');
  assert.is(agoText('2026-11-22T18:04:50+02:00', now), 'Just now');
  assert.is(agoText('soon', now), 'soon');
});

texts('UI-07 an invalid time is shown as it came', () => {
  assert.is(momentText('soon'), 'soon');
  assert.match(momentText('2026-11-22T16:05:00+00:00'), /^Nov 2\dnd|Nov 2\drd/);
});

texts('API-04 only a delivered order can be approved or sent to revision', () => {
  const reviewed = [1, 2, 3, 12, 13, 16, 99].filter((id) => statusOf(id).actions.includes('review'));
  assert.equal(reviewed, [12]);
});

texts.run();
