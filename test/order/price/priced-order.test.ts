import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import { draftTotal, pricedOrder } from '../../../src/order/price/priced-order.ts';
import { deadlines, extras } from '../../../src/order/vocabulary/ids.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';

const priced = suite('priced order');
const site = fixtureSite(1);

priced('TYP-06 a spacing that the form does not show costs nothing', () => {
  const draft = createDraft(site, { spacingType: 'single', numberElements: '2' });
  assert.is(pricedOrder(draft, null).spacingType, 'single');
  const slides = editDraft(
    { draft: editDraft({ draft, site }, 'numberSlides', '2'), site },
    'numberElements',
    '0',
  );
  assert.is(slides.spacingType, 'single', 'the choice itself is kept for when pages come back');
  assert.equal([pricedOrder(slides, null).spacingType, pricedOrder(slides, null).slides], ['double', 2]);
});

priced('the price stays while the visitor has emptied the quantity to type another one', () => {
  assert.is(pricedOrder(editDraft({ draft: createDraft(site), site }, 'numberElements', ''), null).pages, 1);
  const withSlides = createDraft(site, { numberSlides: '3' });
  const { pages, slides } = pricedOrder(editDraft({ draft: withSlides, site }, 'numberElements', ''), null);
  assert.equal([pages, slides], [0, 3], 'slides are an order without pages');
});

priced('the price contains the checked extras', () => {
  const draft = createDraft(site, { extrasIds: [extras.abstractPage, extras.personalSupport] });
  assert.equal(pricedOrder(draft, null).extrasIds, [1, 3]);
});

const draft = createDraft(site);
const on = (deadlineId: typeof draft.deadlineId) => editDraft({ draft, site }, 'deadlineId', deadlineId);

priced('each day shows the price of the order with that deadline and the discount', () => {
  const wanted = [deadlines.days14, deadlines.days10, deadlines.hours3].map(on);
  const prices = wanted.map((one) => draftTotal(one, site, null));
  assert.equal(prices, [1196, 1700, 5000]);
  const discount = { code: 'WELCOME15', type: 'percent', value: 15 } as const;
  assert.is(draftTotal(on(deadlines.days14), site, discount), 1017);
});

priced('the price of a day leaves out a discount that exceeds it, as the displayed price does', () => {
  assert.is(draftTotal(draft, site, { code: 'BIG', type: 'fixed', value: 500 }), 1196);
});

priced('a day whose deadline is not sold has no price', () => {
  const unsold = { ...site, tariff: { ...site.tariff, grids: [] } };
  assert.is(draftTotal(draft, unsold, null), null);
});

priced.run();
