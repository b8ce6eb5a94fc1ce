import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createDraft } from '../../src/order/draft/create-draft.ts';
import { offeredDeadlines } from '../../src/order/rules/offers.ts';
import { usesSlides } from '../../src/order/rules/paper-type-rules.ts';
import { createHeadless, type FormChoice } from '../../src/package/headless.ts';
import { fixtureSite } from '../support/order/fixture-site.ts';

const headless = suite("prices and choices of a page's own form");
const site = fixtureSite(1);
const { price, options, orderQuery } = createHeadless(site);
const fields = { deadlineId: '1', academicLevelId: 1, numberElements: 3 };

const totalOf = (choice: FormChoice) => {
  const found = price(choice);
  return 'total' in found ? found.total : found.message;
};

headless('the package prices a choice from the tariff, with extras and writer grade', () => {
  assert.is(totalOf({ fields }), 15000);
  assert.is(totalOf({ fields, extras: [1] }), 16499);
  assert.is(totalOf({ fields, extras: [8] }), 18000);
  assert.is(totalOf({ fields: { ...fields, spacingType: 'single' } }), 30000);
});

headless('a discount lowers the price, and a discount above the price is refused', () => {
  const discount = { code: 'WELCOME15', type: 'percent', value: 15 } as const;
  const found = price({ fields, discount });
  assert.equal(
    'save' in found && [found.base, found.total, found.save, found.bonus],
    [15000, 12750, 2250, 638],
  );
  assert.is(
    totalOf({ fields, discount: { code: 'ALL', type: 'fixed', value: 151 } }),
    'discountExceedsTotal',
  );
});

headless('the price and query contain the site’s own link discount, unless the form says otherwise', () => {
  const linkDiscount = { code: 'WELCOME15', type: 'percent', value: 15 } as const;
  const redirect = { path: '/order/', inputDiscountCode: 'WELCOME15' };
  const own = { ...site, config: { ...site.config, redirect }, linkDiscount };
  const totalFor = (choice: FormChoice) => {
    const found = createHeadless(own).price(choice);
    return 'total' in found && found.total;
  };
  assert.is(totalFor({ fields }), 12750);
  assert.is(totalFor({ fields, discount: null }), 15000);
  assert.is(totalFor({ fields: { ...fields, inputDiscountCode: 'OTHER' } }), 15000);
  assert.match(createHeadless(own).orderQuery({ fields }), /inputDiscountCode=WELCOME15/);
  assert.not.match(createHeadless(own).orderQuery({ fields, discount: null }), /inputDiscountCode/);
});

headless('the package ignores values that the site does not offer', () => {
  assert.equal(
    options({ fields: { deadlineId: 99, numberElements: 'many', typeId: null, unknown: 1 }, extras: [99] })
      .draft,
    createDraft(site),
  );
});

headless('changing the paper type adapts the other choices', () => {
  const types = options().paperTypes.flatMap((group) => group.options);
  const slides = types.find(({ id }) => usesSlides(id));
  const chosen = options({ fields: { typeId: slides?.id, numberSlides: 4 } });
  assert.is(chosen.showsSlides, true);
  assert.is(chosen.showsElements, false);
  assert.is(chosen.draft.numberSlides, '4');
  assert.is(chosen.draft.numberElements, '0');
  const v2 = fixtureSite(2);
  assert.equal(createHeadless(v2).options().deadlines, offeredDeadlines(createDraft(v2), v2));
});

headless('the order page gets a choice through its query', () => {
  const query = new URLSearchParams(
    orderQuery({ fields: { ...fields, discountCode: '', inputDiscountCode: 'X' } }),
  );
  assert.is(query.get('numberElements'), '3');
  assert.is(query.get('deadlineId'), '1');
  assert.is(query.get('inputDiscountCode'), 'X');
});

headless.run();
