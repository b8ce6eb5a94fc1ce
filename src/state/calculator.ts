import { proxy } from 'valtio/vanilla';
import type { DraftField, OrderDraft } from '../order/draft.ts';
import { createDraft } from '../order/draft-defaults.ts';
import { editDraft } from '../order/edit-draft.ts';
import { discountFrom, readPrefill } from '../order/prefill.ts';
import { pricesDiffer, recalculates } from '../order/recalculation.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import type { WidgetContext } from './context.ts';
import { createPriceFlow, type PriceFlow } from './price-flow.ts';

export interface CalculatorStore {
  draft: OrderDraft;
  errors: FieldErrors;
  activeStep: number;
}

export interface Calculator {
  store: CalculatorStore;
  price: PriceFlow;
  edit<Name extends DraftField>(field: Name, value: OrderDraft[Name]): void;
  /** Opens the order page in a new tab, unless something keeps the form invalid (CAL-06). */
  orderNow(): void;
  destroy(): void;
}

/** One mounted calculator: its draft, its errors, its price. */
export const createCalculator = (context: WidgetContext): Calculator => {
  const { site, query, tracker } = context;
  const discountCode = discountFrom(query);
  const defaults = () => createDraft(site, discountCode ? { discountCode } : {});
  const draft = createDraft(site, readPrefill(query, site));
  const store = proxy<CalculatorStore>({ draft, errors: {}, activeStep: 1 });
  let refused: FieldErrors = {};
  let later: typeof import('./calculator-later.ts') | undefined;
  const check = () => {
    store.errors = { ...later?.calculatorErrors(store.draft, site), ...refused };
  };
  const loadLater = () =>
    import('./calculator-later.ts').then((code) => {
      later = code;
      check();
    });
  const price = createPriceFlow({
    context,
    read: () => store.draft,
    // A code that gives nothing keeps nobody from ordering: the order page says what is wrong with it.
    report: ({ discountCode: _, ...errors }) => {
      refused = errors;
      check();
    },
    reset: () => {
      store.draft = defaults();
    },
  });

  const edit: Calculator['edit'] = (field, value) => {
    const edited = editDraft(store.draft, field, value, site);
    if (edited === store.draft) return;
    store.draft = edited;
    if (recalculates(field, store.draft)) price.recalculate();
  };
  const orderNow = (): void => {
    if (Object.keys(store.errors).length) return;
    if (!later) return void loadLater().then(orderNow, () => {});
    const url = later.calculatorLink(context, store);
    tracker.record({ label: 'Calculator', action: 'Order Now' });
    if (context.emit('redirect', { url }, true)) context.openTab(url);
  };

  price.estimate();
  loadLater().catch(() => {});
  if (pricesDiffer(draft, createDraft(site))) price.recalculate(0);
  tracker.record({ label: 'Calculator', action: 'Show' });
  return { store, price, edit, orderNow, destroy: price.destroy };
};
