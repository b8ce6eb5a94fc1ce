import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  offeredDeadlines,
  offeredLevels,
  offeredPaperTypes,
  offeredServices,
} from '../../../src/order/rules/offers.ts';
import { currencies } from '../../../src/order/vocabulary/ids.ts';
import type { PriceVersion } from '../../../src/order/vocabulary/site.ts';
import { createCalculator } from '../../../src/state/calculator/calculator.ts';
import { fixtureSite } from '../../support/order/fixture-site.ts';
import { createTab, fixtureContext, type Scenario } from '../../support/state/fixture-context.ts';
import { openForm } from '../../support/state/fixture-order-form.ts';

const price = suite('first price of the form after a calculator');

const withLinkDiscount: NonNullable<Scenario['site']> = (site) => {
  site.config.redirect = { path: '/order/', inputDiscountCode: 'WELCOME15', discountName: 'First paper' };
  site.linkDiscount = { code: 'WELCOME15', type: 'percent', value: 15 };
};

/** Returns what is stored for a visitor who has left a form with expensive choices before. */
const storedDraft = (version: PriceVersion) => {
  const stored = new Map<string, string>();
  const { form } = openForm({ version, storage: createTab(stored) });
  form.edit('numberElements', '20');
  form.edit('spacingType', 'single');
  form.edit('currencyId', currencies.eur);
  form.edit('details', 'Twenty pages on margins');
  form.destroy();
  return stored;
};

for (const version of [1, 2] as const)
  price(`MON-06 the price of a calculator is the first price of the form in price version ${version}`, () => {
    const site = fixtureSite(version);
    const stored = storedDraft(version);
    for (const { id, name } of offeredPaperTypes(site))
      fc.assert(
        fc.property(
          fc.record({
            level: fc.constantFrom(...offeredLevels({ typeId: id }, site)),
            deadline: fc.constantFrom(...offeredDeadlines({ typeId: id }, site)),
            service: fc.constantFrom(...offeredServices({ typeId: id }, site)),
            quantity: fc.integer({ min: 1, max: 999 }),
            isSingle: fc.boolean(),
            hasDiscount: fc.boolean(),
          }),
          ({ level, deadline, service, quantity, isSingle, hasDiscount }) => {
            const scenario: Scenario = { version, ...(hasDiscount && { site: withLinkDiscount }) };
            const calculator = createCalculator(fixtureContext(scenario).context);
            calculator.edit('typeId', id);
            calculator.edit('serviceId', service.id);
            calculator.edit('academicLevelId', level.id);
            calculator.edit('deadlineId', deadline.id);
            calculator.edit('spacingType', isSingle ? 'single' : 'double');
            const { draft } = calculator.store;
            calculator.edit(Number(draft.numberSlides) ? 'numberSlides' : 'numberElements', `${quantity}`);
            const query = new URL(calculator.link()).search;
            const amounts = [calculator.price.base.peek(), calculator.price.total.peek()];
            calculator.destroy();

            const { form, store } = openForm({ ...scenario, query, storage: createTab(new Map(stored)) });
            assert.equal([form.price.base.peek(), form.price.total.peek()], amounts, `${name}: ${query}`);
            assert.is(store.draft.details, 'Twenty pages on margins');
            form.destroy();
          },
        ),
        { numRuns: 4 },
      );
  });

price.run();
