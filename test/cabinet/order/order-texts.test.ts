import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  agoText,
  amountOfWork,
  amountText,
  momentText,
  summaryOf,
} from '../../../src/cabinet/order/order-texts.ts';
import { statusOf } from '../../../src/cabinet/order/status.ts';
import { order } from '../fake-cabinet.ts';

const texts = suite('order texts');

texts('PRC-04 count pages with the words they hold', () => {
  assert.is(amountOfWork(order()), '3 pages, double spaced (825 words)');
  assert.is(
    amountOfWork(order({ numberElements: 1, spacingType: 'single' })),
    '1 page, single spaced (550 words)',
  );
});

texts('CAL-02 count slides, questions and problems by their own word', () => {
  assert.is(amountOfWork(order({ typeId: 55, numberElements: 0, numberSlides: 12 })), '12 slides');
  assert.is(amountOfWork(order({ typeId: 3, numberElements: 5 })), '5 questions');
  assert.is(amountOfWork(order({ typeId: 2, numberElements: 1 })), '1 problem');
});

texts('UI-07 show an amount to the cent, in dollars until the currencies are known', () => {
  assert.is(amountText(80.3, order(), null), '$80.30');
});

texts('UI-07 show how long ago a file came', () => {
  const now = Date.UTC(2026, 10, 22, 16, 5);
  assert.is(agoText('2026-11-20T16:05:00+00:00', now), '2 days ago');
  assert.is(agoText('2026-11-22T18:04:50+02:00', now), 'Just now');
  assert.is(agoText('soon', now), 'soon');
});

texts('UI-07 show a moment that is no date as it came', () => {
  assert.is(momentText('soon'), 'soon');
  assert.match(momentText('2026-11-22T16:05:00+00:00'), /^Nov 2\dnd|Nov 2\drd/);
});

texts('CAB-01 name the service that was ordered', () => {
  assert.equal(summaryOf(order({ serviceId: 2 }))[1], ['Service', 'Editing/Proofreading']);
});

texts('API-04 allow approval and revision of a delivered order alone', () => {
  const judged = [1, 2, 3, 12, 13, 16, 99].filter((id) => statusOf(id).actions.includes('judge'));
  assert.equal(judged, [12]);
});

texts.run();
