import { proxy } from 'valtio/vanilla';
import { createDraft } from '../../order/draft/create-draft.ts';
import { discountFrom } from '../../order/draft/discount-from.ts';
import { editDraft } from '../../order/draft/edit-draft.ts';
import { readPrefill } from '../../order/draft/prefill.ts';
import { writeQuery } from '../../order/draft/write-query.ts';
import { pricesDiffer } from '../../order/price/recalculation.ts';
import { quantitiesOfType } from '../../order/rules/quantity.ts';
import type { DraftField, OrderDraft } from '../../order/vocabulary/fields.ts';
import { promoIds } from '../../order/vocabulary/ids.ts';
import { addVisitor } from '../../tracking/add-visitor.ts';
import { externalDiscount } from '../../tracking/external-discount.ts';
import { calculatorErrors } from '../../validation/calculator-errors.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { SharedContext } from '../page/context.ts';
import { orderLink } from '../page/order-link.ts';
import { createPriceFlow } from '../price/price-flow.ts';
import { discountName, linkCode } from './link-discount.ts';

interface CalculatorStore {
  draft: OrderDraft;
  errors: DisplayedErrors;
  activeStep: number;
}

/** Returns the choices with which a calculator starts: those of the page's query, then a partner's code, then the site's. */
const firstDraft = ({ site, query }: SharedContext): OrderDraft => {
  const draft = createDraft(site, { discountCode: externalDiscount(), ...readPrefill(query, site) });
  // Removes pages from a presentation and slides from other papers, because a calculator shows only one of the two.
  return { ...draft, ...quantitiesOfType(draft, site) };
};

/** Returns the site's defaults with the discount code of the query. */
const resetDraft = ({ site, query }: SharedContext): OrderDraft => {
  const discountCode = discountFrom(query);
  return createDraft(site, discountCode ? { discountCode } : {});
};

/**
 * Returns the function that reads the draft with the discount code of its link, so that the displayed price is that of the
 * order page. The link is computed once for each draft, because one recalculation reads the draft several times.
 */
const createReadPriced = (context: SharedContext, store: CalculatorStore) => {
  let priced: { from: OrderDraft; draft: OrderDraft } | undefined;
  return () => {
    const from = store.draft;
    if (priced?.from !== from) priced = { from, draft: { ...from, discountCode: linkCode(context, from) } };
    return priced.draft;
  };
};

export const createCalculator = (context: SharedContext) => {
  const { site, tracker, emit } = context;
  const store = proxy<CalculatorStore>({ draft: firstDraft(context), errors: {}, activeStep: 1 });
  let refused: DisplayedErrors = {};
  const checkDraft = () => {
    const errors: DisplayedErrors = { ...calculatorErrors(store.draft, site), ...refused };
    // Keeps the old object if the errors are equal, because a new one would render every component that reads the
    // errors.
    if (JSON.stringify(errors) !== JSON.stringify(store.errors)) store.errors = errors;
  };
  const readPriced = createReadPriced(context, store);
  const price = createPriceFlow({
    context,
    read: readPriced,
    // Leaves out the error of a refused discount code, which does not block ordering because the order page shows it.
    onErrors: ({ discountCode: _, ...errors }) => {
      refused = errors;
      checkDraft();
    },
    reset: () => {
      store.draft = resetDraft(context);
      return true;
    },
  });
  /** Changes one field and displays the new price. */
  const edit = <Name extends DraftField>(field: Name, value: OrderDraft[Name]) => {
    const before = store.draft;
    const edited = editDraft({ draft: before, site }, field, value);
    if (edited === before) return checkDraft();
    store.draft = edited;
    if (pricesDiffer(edited, before)) price.recalculate();
  };
  const code = readPriced().discountCode;
  const isCodeKnown = !code || code === site.linkDiscount?.code;
  if (!isCodeKnown || pricesDiffer(store.draft, createDraft(site))) price.recalculate({ delayMs: 0 });
  else price.estimate();
  tracker.record({ label: 'Calculator', action: 'Show' });
  return {
    store,
    price,
    /** Returns the name that the site gives to the discount of the link; "" if the link has no discount. */
    discountName: () => discountName(context, store.draft),
    edit,
    /** Returns the address of the order page with the current choices and the visitor's parameters. */
    link: () =>
      addVisitor(orderLink(context, writeQuery(store.draft)), tracker.linkQuery(promoIds.calculator)),
    /** Reports that the visitor starts an order at this address. Returns false if the host page prevents it. */
    orderNow: (url: string) => {
      tracker.record({ label: 'Calculator', action: 'Order Now' });
      return emit('redirect', { url }, { cancelable: true });
    },
    destroy: price.cancel,
  };
};

export type CalculatorState = ReturnType<typeof createCalculator>;
