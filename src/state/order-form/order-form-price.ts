import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { WidgetContext } from '../page/context.ts';
import { createPriceFlow, type PriceFlow } from '../price/price-flow.ts';
import { clearErrors, showErrors } from './order-errors.ts';
import type { OrderFormStore } from './order-form-store.ts';
import { resetDraft } from './storage/initial-draft.ts';

/** Creates the function that merges the price's errors into the form's errors and removes resolved ones. */
const createErrorMerge = (store: Pick<OrderFormStore, 'errors'>) => {
  let reported: DisplayedErrors = {};
  return (errors: DisplayedErrors) => {
    for (const [field, message] of Object.entries(reported))
      if (store.errors[field] === message && !errors[field]) clearErrors(store, field);
    showErrors(store, errors);
    reported = errors;
  };
};

/** Creates the price of an order form. A first draft that cannot be priced is reset; its texts stay. */
export const createOrderPrice = (context: WidgetContext, store: OrderFormStore): PriceFlow =>
  createPriceFlow({
    context,
    read: () => store.draft,
    report: createErrorMerge(store),
    onDiscount: (state) => Object.assign(store.discount, state),
    reset: () => {
      store.draft = resetDraft(context, store.draft);
    },
  });
