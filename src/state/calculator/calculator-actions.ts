import { createDraft } from '../../order/draft/create-draft.ts';
import { discountFrom } from '../../order/draft/discount-from.ts';
import { editDraft } from '../../order/draft/edit-draft.ts';
import { readPrefill } from '../../order/draft/prefill.ts';
import { writeQuery } from '../../order/draft/write-query.ts';
import { pricesDiffer } from '../../order/price/recalculation.ts';
import { quantitiesOfType } from '../../order/rules/quantity.ts';
import type { OrderDraft } from '../../order/vocabulary/fields.ts';
import { promoIds } from '../../order/vocabulary/ids.ts';
import { addVisitor } from '../../tracking/add-visitor.ts';
import { externalDiscount } from '../../tracking/external-discount.ts';
import type { LinkQuery } from '../../tracking/visit.ts';
import { calculatorErrors } from '../../validation/calculator-errors.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { CalculatorContext } from '../page/context.ts';
import { orderLink } from '../page/order-link.ts';
import type { DisplayedPrice } from '../price/displayed-price.ts';
import { createPriceFlow } from '../price/price-flow.ts';
import type { Calculator, CalculatorStore } from './calculator-types.ts';

/** Returns the discount code that a draft's link passes to the order page; "" if the link has none. */
const linkCode = (context: CalculatorContext, draft: OrderDraft): string =>
  discountFrom(orderLink(context, writeQuery(draft)).searchParams);

export interface CalculatorActions extends Pick<Calculator, 'edit' | 'destroy'> {
  /** Adds the visitor's parameters to the address of the order page. */
  addVisitor(page: URL): string;
}

/** Returns the site's defaults with the discount code of the query. */
const resetDraft = ({ site, query }: CalculatorContext): OrderDraft => {
  const discountCode = discountFrom(query);
  return createDraft(site, discountCode ? { discountCode } : {});
};

/** Creates the deferred actions of a calculator and applies the choices of the page's query to its draft. */
export const createCalculatorActions = (
  context: CalculatorContext,
  store: CalculatorStore,
  displayed: DisplayedPrice,
): CalculatorActions => {
  const { site, query, tracker } = context;
  const asked = createDraft(site, { discountCode: externalDiscount(), ...readPrefill(query, site) });
  // Removes pages from a presentation and slides from other papers, because a calculator shows only one of the two.
  store.draft = { ...asked, ...quantitiesOfType(asked, site) };
  let refused: DisplayedErrors = {};
  const check = () => {
    const errors: DisplayedErrors = { ...calculatorErrors(store.draft, site), ...refused };
    // Keeps the old object if the errors are equal, because a new one would render every component that reads the
    // errors.
    if (JSON.stringify(errors) !== JSON.stringify(store.errors)) store.errors = errors;
  };
  let priced: { from: OrderDraft; draft: OrderDraft } | undefined;
  /**
   * Returns the draft with the discount code of its link, so that the displayed price is that of the order page. The
   * link is computed once for each draft, because one recalculation reads the draft several times.
   */
  const readPriced = () => {
    const from = store.draft;
    if (priced?.from !== from) priced = { from, draft: { ...from, discountCode: linkCode(context, from) } };
    return priced.draft;
  };
  const deps = {
    context,
    read: readPriced,
    // Leaves out the error of a refused discount code, which does not block ordering because the order page shows it.
    onErrors: ({ discountCode: _, ...errors }: typeof refused) => {
      refused = errors;
      check();
    },
    reset: () => {
      store.draft = resetDraft(context);
      return true;
    },
  };
  const { recalculate, estimate, destroy } = createPriceFlow(deps, displayed);
  const edit: CalculatorActions['edit'] = (field, value) => {
    const before = store.draft;
    const edited = editDraft(before, field, value, site);
    if (edited === before) return check();
    store.draft = edited;
    if (pricesDiffer(edited, before)) recalculate();
  };
  let visitor = (): LinkQuery => ({});
  tracker.read(({ linkQuery }) => {
    visitor = () => linkQuery(promoIds.calculator);
    // Assigns a new object, so that the link is rendered with its new address.
    store.draft = { ...store.draft };
  });

  const code = readPriced().discountCode;
  const isCodeKnown = !code || code === site.linkDiscount?.code;
  if (!isCodeKnown || pricesDiffer(store.draft, createDraft(site))) recalculate({ delayMs: 0 });
  else estimate();
  return { edit, destroy, addVisitor: (page) => addVisitor(page, visitor()) };
};
