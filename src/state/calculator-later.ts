import { createDraft } from '../order/create-draft.ts';
import type { OrderDraft } from '../order/draft.ts';
import { promoIds } from '../order/ids.ts';
import { discountFrom, readPrefill, writeQuery } from '../order/prefill.ts';
import { pricesDiffer } from '../order/recalculation.ts';
import type { CalculatorStore } from './calculator.ts';
import type { WidgetContext } from './context.ts';
import { orderLink } from './order-link.ts';

/** What a calculator needs once its first price stands. */
export { editDraft } from '../order/edit-draft.ts';
export { recalculates } from '../order/recalculation.ts';
export { calculatorErrors } from '../validation/calculator-errors.ts';

type DraftContext = Pick<WidgetContext, 'site' | 'query'>;

/** The query's choice, and whether it may cost something else than the site's defaults (CAL-07). */
export const prefilled = ({ site, query }: DraftContext) => {
  const draft = createDraft(site, readPrefill(query, site));
  return { draft, isPricedAnew: pricesDiffer(draft, createDraft(site)) };
};

/** The site's defaults and the query's discount (PRC-03). */
export const resetDraft = ({ site, query }: DraftContext): OrderDraft => {
  const discountCode = discountFrom(query);
  return createDraft(site, discountCode ? { discountCode } : {});
};

/** Where "Order now" leads, with what was chosen (CAL-06). */
export const calculatorLink = (context: WidgetContext, { draft }: CalculatorStore) =>
  orderLink(context, writeQuery(draft), promoIds.calculator);
