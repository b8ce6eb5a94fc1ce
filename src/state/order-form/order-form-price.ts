import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { WidgetContext } from '../page/context.ts';
import { createPriceFlow, type PriceFlow } from '../price/price-flow.ts';
import { clearErrors, showErrors } from './order-errors.ts';
import type { OrderFormStore } from './order-form-store.ts';
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
 * Creates the price of an order form. If the first draft has no price, it is reset to the site's defaults; its texts
 * stay.
 */
export const createOrderPrice = (context: WidgetContext, store: OrderFormStore): PriceFlow =>
  createPriceFlow({
    context,
    read: () => store.draft,
    onErrors: createErrorMerge(store),
    onDiscount: (state) => Object.assign(store.discount, state),
    reset: () => {
      store.draft = resetDraft(context, store.draft);
    },
  });
