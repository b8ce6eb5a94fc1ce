import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import { pricedOrder } from '../../../src/order/price/priced-order.ts';
import { extras } from '../../../src/order/vocabulary/ids.ts';
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

priced.run();
