import { proxy } from 'valtio/vanilla';
import { defaultDraft } from '../order/default-draft.ts';
import type { DraftField, OrderDraft } from '../order/draft.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import type { WidgetContext } from './context.ts';
import { loadOnce } from './load-once.ts';
import { createPriceFlow, type PriceFlow } from './price-flow.ts';

export interface CalculatorStore {
  draft: OrderDraft;
  errors: FieldErrors;
  activeStep: number;
}

export interface Calculator {
  store: CalculatorStore;
  price: PriceFlow;
  /** Takes effect at once, or as soon as the code behind it has come: it is asked for beside the first price. */
  edit<Name extends DraftField>(field: Name, value: OrderDraft[Name]): void;
  /** Opens the order page in a new tab, unless something keeps the form invalid (CAL-06). */
  orderNow(): void;
  destroy(): void;
}

type Later = typeof import('./calculator-later.ts');

/** One mounted calculator: its draft, its errors, its price. */
export const createCalculator = (context: WidgetContext): Calculator => {
  const { site, tracker } = context;
  const store = proxy<CalculatorStore>({ draft: defaultDraft(site), errors: {}, activeStep: 1 });
  let refused: FieldErrors = {};
  let later: Later | undefined;
  const check = () => {
    store.errors = { ...later?.calculatorErrors(store.draft, site), ...refused };
  };
  const load = loadOnce(() => import('./calculator-later.ts'));
  /** Runs `act` with the later code, now if it is here; where it cannot be had the visitor is told. */
  const withLater = (act: (code: Later) => void): void => {
    if (later) act(later);
    else
      load().then(act, () => {
        store.errors = { deadlineId: 'Network Error' };
      });
  };
  const price = createPriceFlow({
    context,
    read: () => store.draft,
    // A code that gives nothing keeps nobody from ordering: the order page says what is wrong with it.
    report: ({ discountCode: _, ...errors }) => {
      refused = errors;
      check();
    },
    reset: () => {
      if (later) store.draft = later.resetDraft(context);
    },
  });

  const edit: Calculator['edit'] = (field, value) =>
    withLater(({ editDraft, recalculates }) => {
      const edited = editDraft(store.draft, field, value, site);
      if (edited === store.draft) return check();
      store.draft = edited;
      if (recalculates(field, store.draft)) price.recalculate();
    });
  const orderNow = () =>
    withLater(({ calculatorLink }) => {
      if (Object.keys(store.errors).length) return;
      const url = calculatorLink(context, store);
      tracker.record({ label: 'Calculator', action: 'Order Now' });
      if (context.emit('redirect', { url }, true)) context.openTab(url);
    });

  price.estimate();
  load().then(
    (code) => {
      later = code;
      const { draft, isPricedAnew } = code.prefilled(context);
      store.draft = draft;
      if (isPricedAnew) price.recalculate(0);
      else check();
    },
    () => {},
  );
  tracker.record({ label: 'Calculator', action: 'Show' });
  return { store, price, edit, orderNow, destroy: price.destroy };
};
