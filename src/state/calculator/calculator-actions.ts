import { createDraft } from '../../order/draft/create-draft.ts';
import { editDraft } from '../../order/draft/edit-draft.ts';
import { discountFrom, readPrefill, writeQuery } from '../../order/draft/prefill.ts';
import { pricesDiffer } from '../../order/price/recalculation.ts';
import { quantitiesOfType } from '../../order/rules/quantity.ts';
import type { OrderDraft } from '../../order/vocabulary/draft.ts';
import { promoIds } from '../../order/vocabulary/ids.ts';
import { externalDiscount } from '../../tracking/external-discount.ts';
import { calculatorErrors } from '../../validation/calculator-errors.ts';
import type { WidgetContext } from '../page/context.ts';
import { orderLink } from '../page/order-link.ts';
import type { ShownPrice } from '../price/displayed-price.ts';
import { createPriceFlow } from '../price/price-flow.ts';
import type { Calculator, CalculatorStore } from './calculator.ts';

export type CalculatorActions = Pick<Calculator, 'edit' | 'orderNow' | 'destroy'>;

/** The site's defaults and the query's discount (PRC-03). */
const resetDraft = ({ site, query }: WidgetContext): OrderDraft => {
  const discountCode = discountFrom(query);
  return createDraft(site, discountCode ? { discountCode } : {});
};

/** What a calculator can do once its first price stands. Takes the query's choice into the draft (CAL-07). */
export const createCalculatorActions = (
  context: WidgetContext,
  store: CalculatorStore,
  shown: ShownPrice,
): CalculatorActions => {
  const { site, query, storage, tracker } = context;
  const asked = createDraft(site, { discountCode: externalDiscount(storage), ...readPrefill(query, site) });
  // Of pages and slides a calculator shows one, and prices no other.
  store.draft = { ...asked, ...quantitiesOfType(asked, site) };
  let refused = shown.estimate(null);
  const check = () => {
    store.errors = { ...calculatorErrors(store.draft, site), ...refused };
  };
  const deps = {
    context,
    read: () => store.draft,
    // A code that gives nothing keeps nobody from ordering: the order page says what is wrong with it.
    report: ({ discountCode: _, ...errors }: typeof refused) => {
      refused = errors;
      check();
    },
    reset: () => {
      store.draft = resetDraft(context);
    },
  };
  const { recalculate, destroy } = createPriceFlow(deps, shown);
  const edit: CalculatorActions['edit'] = (field, value) => {
    const before = store.draft;
    const edited = editDraft(before, field, value, site);
    if (edited === before) return check();
    store.draft = edited;
    if (pricesDiffer(edited, before)) recalculate();
  };
  const orderNow = async () => {
    if (Object.keys(store.errors).length) return;
    const choice = writeQuery(store.draft);
    const url = orderLink(context, choice, await tracker.linkQuery(promoIds.calculator));
    tracker.record({ label: 'Calculator', action: 'Order Now' });
    if (context.emit('redirect', { url }, true)) context.openTab(url);
  };

  if (store.draft.discountCode || pricesDiffer(store.draft, createDraft(site))) recalculate(0);
  else check();
  return { edit, orderNow, destroy };
};
