import { createDraft } from '../../../src/order/draft/create-draft.ts';
import { editDraft } from '../../../src/order/draft/edit-draft.ts';
import type { DraftField, OrderDraft } from '../../../src/order/vocabulary/fields.ts';
import { createPriceFlow } from '../../../src/state/price/price-flow.ts';
import type { DisplayedErrors } from '../../../src/validation/field-errors.ts';
import { type Answers, fixtureContext } from './fixture-context.ts';
import { until } from './until.ts';

/** Creates a price flow with a new draft. `reported` records the flow's errors and resets. */
export const openPriceFlow = (answers: Answers = {}) => {
  const fixture = fixtureContext({ answers });
  const { site } = fixture.context;
  const reported = {
    draft: createDraft(site),
    errors: {} as DisplayedErrors,
    resets: 0,
  };
  const price = createPriceFlow({
    context: fixture.context,
    read: () => reported.draft,
    onErrors: (errors) => {
      reported.errors = errors;
    },
    onDiscount: () => {},
    reset: () => {
      reported.resets += 1;
      reported.draft = createDraft(site);
      return true;
    },
  });
  const change = <Name extends DraftField>(field: Name, value: OrderDraft[Name]) => {
    reported.draft = editDraft(reported.draft, field, value, site);
    price.recalculate({ delayMs: 0 });
  };
  const priceConfirmed = () => until(() => !price.isUnconfirmed.peek());
  return { ...fixture, price, reported, change, priceConfirmed };
};
