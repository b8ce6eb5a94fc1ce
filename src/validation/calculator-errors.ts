import { isRefusal } from '../order/price/price.ts';
import { draftPrice } from '../order/price/priced-order.ts';
import type { OrderDraft } from '../order/vocabulary/fields.ts';
import type { Bootstrap } from '../order/vocabulary/site.ts';
import { brokenRules, choiceRules } from './choice-rules.ts';
import type { FieldErrors } from './field-errors.ts';

/** Returns the errors that block "Order now". It uses no suite, because the calculator does not load the suites. */
export const calculatorErrors = (draft: OrderDraft, site: Bootstrap): FieldErrors => {
  const price = draftPrice(draft, site, null);
  return {
    ...(isRefusal(price) && { [price.refused]: price.message }),
    ...brokenRules(choiceRules, draft, site),
  };
};
