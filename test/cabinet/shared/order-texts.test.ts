import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { statusById } from '../../../src/cabinet/order/status/statuses.ts';
import { agoText, dateTimeText } from '../../../src/cabinet/shared/moment.tsx';
import { amountText } from '../../../src/cabinet/shared/order-texts.tsx';
import { payText } from '../../../src/cabinet/shared/payment-texts.ts';
import { translatorOf } from '../../../src/languages/languages.ts';
import { english } from '../../../src/languages/translator.ts';
import { amountOfWork } from '../../../src/order/ordered-paper.ts';
import { order } from '../../support/cabinet/fake-cabinet.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const texts = suite('order texts');

texts('UI-07 an amount is shown to the cent, with "$" until the currencies are loaded', () => {
  assert.is(amountText(80.3, { order: order(), site: null, t: english }), '$80.30');
});

texts('MON-07 the pay button names charged dollars and their rough value in another chosen currency', () => {
  const site = fixtureSite(1);
  const inEuros = order({
    currencyId: 2,
    chargedCents: 1196,
    totalPriceConverted: 10.76,
    bonusUsedCents: 0,
  });
  assert.is(payText({ ...inEuros, currencyId: 1 }, site, english), 'Pay $11.96');
  assert.is(payText(inEuros, site, english), 'Pay $11.96 (about €10.76)');
  const byHand = { ...site, paysOnline: false };
  assert.is(payText(inEuros, byHand, english), 'Payment: $11.96 due');
  const told = { ...byHand, tellsHowToPay: true };
  assert.is(payText(inEuros, told, english), 'How to pay $11.96');
  assert.is(payText({ ...inEuros, chargedCents: 0 }, told, english), 'Payment: $0.00 due');
  const withBonus = { ...inEuros, chargedCents: 598, bonusUsedCents: 598 };
  assert.is(payText(withBonus, site, english), 'Pay $5.98 (about €5.38)');
  assert.is(payText(inEuros, site, translatorOf('de')), '11,96\u00a0$ bezahlen (etwa 10,76\u00a0€)');
});

texts('LNG-01 amounts, times and numbers of pages are written in the customer’s language', () => {
  const german = translatorOf('de');
  const now = Date.UTC(2026, 10, 22, 16, 5);
  assert.is(amountText(1080.3, { order: order(), site: null, t: german }), '1.080,30\u00a0$');
  assert.is(agoText('2026-11-20T16:05:00+00:00', now, german), 'vor 2 Tagen');
  assert.is(agoText('2026-11-22T16:05:00+00:00', now, german), 'gerade eben');
  assert.match(dateTimeText('2026-11-22T16:05:00+00:00', german), /^2\d\.11\.2026, \d\d:\d\d$/);
  assert.is(amountOfWork(order(), german), '3 Seiten mit doppeltem Zeilenabstand (825\u00a0Wörter)');
  assert.is(
    amountOfWork(order({ numberElements: 1 }), translatorOf('ar')),
    'صفحة واحدة بتباعد مزدوج (275\u00a0كلمة)',
  );
});

texts('UI-07 a file shows how long ago it was uploaded', () => {
  const now = Date.UTC(2026, 10, 22, 16, 5);
  assert.is(agoText('2026-11-20T16:05:00+00:00', now, english), '2 days ago');
  assert.is(agoText('2026-11-22T18:04:50+02:00', now, english), 'just now');
  assert.is(agoText('soon', now, english), 'soon');
});

texts('UI-07 an invalid time from the server is shown unchanged', () => {
  assert.is(dateTimeText('soon', english), 'soon');
  assert.match(dateTimeText('2026-11-22T16:05:00+00:00', english), /^Nov 2\dnd|Nov 2\drd/);
});

texts('API-04 only a delivered order can be approved or sent to revision', () => {
  const reviewed = [1, 2, 3, 12, 13, 16, 99].filter((id) => statusById(id).actions.includes('review'));
  assert.equal(reviewed, [12]);
});

texts.run();
