import { proxy } from 'valtio/vanilla';
import { defaultDraft } from '../../order/draft/default-draft.ts';
import type { DraftField, OrderDraft } from '../../order/vocabulary/draft.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import type { WidgetContext } from '../page/context.ts';
import { loadOnce } from '../page/load-once.ts';
import { createShownPrice, type PriceSignals } from '../price/displayed-price.ts';
import type { CalculatorActions } from './calculator-actions.ts';

export interface CalculatorStore {
  draft: OrderDraft;
  errors: FieldErrors;
  activeStep: number;
}

export interface Calculator {
  store: CalculatorStore;
  price: PriceSignals;
  /** Takes effect at once, or as soon as the code behind it has come: it is asked for behind the first price. */
  edit<Name extends DraftField>(field: Name, value: OrderDraft[Name]): void;
  /** Opens the order page in a new tab, unless something keeps the form invalid (CAL-06). */
  orderNow(): void;
  destroy(): void;
}

type Later = typeof import('./calculator-actions.ts');

/** One mounted calculator. With its later code at hand, the first price is that of the query's choice (CAL-07). */
export const createCalculator = (context: WidgetContext, later?: Later): Calculator => {
  const { site, tracker } = context;
  const store = proxy<CalculatorStore>({ draft: defaultDraft(site), errors: {}, activeStep: 1 });
  const shown = createShownPrice({ context, read: () => store.draft });
  let actions = later?.createCalculatorActions(context, store, shown);
  /** What was done meanwhile. */
  const waiting: ((code: CalculatorActions) => void)[] = [];
  const load = loadOnce(async () => {
    const { createCalculatorActions } = await import('./calculator-actions.ts');
    actions = createCalculatorActions(context, store, shown);
    for (const act of waiting.splice(0)) act(actions);
    return actions;
  });
  const tell = () => {
    store.errors = { deadlineId: 'No price could be loaded. Check your connection and choose again.' };
  };
  const edit: Calculator['edit'] = (field, value) => {
    if (actions) return actions.edit(field, value);
    // What is chosen stays, though its price is not known yet.
    store.draft = { ...store.draft, [field]: value };
    waiting.push((code) => code.edit(field, value));
    load().catch(tell);
  };
  if (!actions) {
    store.errors = shown.estimate(null);
    context.shown.then(load).catch(() => {});
  }
  tracker.record({ label: 'Calculator', action: 'Show' });
  return {
    store,
    price: shown.signals,
    edit,
    orderNow: () => {
      if (actions) actions.orderNow();
      else load().then((code) => code.orderNow(), tell);
    },
    destroy: () => {
      if (actions) actions.destroy();
      else waiting.push((code) => code.destroy());
    },
  };
};
