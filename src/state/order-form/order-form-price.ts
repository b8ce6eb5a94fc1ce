import { pricesDiffer } from '../../order/price/recalculation.ts';
import { setFields } from '../../order/vocabulary/map-fields.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { WidgetContext } from '../page/context.ts';
import { createPriceFlow, type PriceFlow } from '../price/price-flow.ts';
import { clearErrors, showErrors } from './order-errors.ts';
import type { OrderFormStore } from './order-form-store.ts';
import type { StoredDraft } from './storage/draft-storage.ts';
import { resetDraft } from './storage/initial-draft.ts';

/** Creates the function that adds the errors of a new price to the form, and removes errors that the previous price had. */
const createErrorMerge = (store: Pick<OrderFormStore, 'errors'>) => {
  let reported: DisplayedErrors = {};
  return (errors: DisplayedErrors) => {
    for (const [field, message] of Object.entries(reported))
      if (store.errors[field] === message && !errors[field]) clearErrors(store, field);
    showErrors(store, errors);
    reported = errors;
  };
};

/**
 * Creates the price of an order form. If the first draft has no price, its refused choices are reset. Choices that the
 * visitor has made since are not.
 */
export const createOrderPrice = (
  context: WidgetContext,
  store: OrderFormStore,
  stored: Partial<StoredDraft>,
): PriceFlow => {
  const initial = store.draft;
  return createPriceFlow({
    context,
    read: () => store.draft,
    onErrors: createErrorMerge(store),
    onDiscount: (state) => setFields(store.discount, state),
    reset: (refused) => {
      if (pricesDiffer(initial, store.draft)) return false;
      store.draft = resetDraft(context, store.draft, { stored, refused });
      showErrors(store, refused);
      return true;
    },
  });
};
