import { proxy } from 'valtio/vanilla';
import { deferred } from '../../api/deferred.ts';
import { defaultDraft } from '../../order/draft/default-draft.ts';
import { writeQuery } from '../../order/draft/write-query.ts';
import type { CalculatorContext } from '../page/context.ts';
import { orderLink } from '../page/order-link.ts';
import { createShownPrice } from '../price/displayed-price.ts';
import type { CalculatorActions } from './calculator-actions.ts';
import type { Calculator, CalculatorStore } from './calculator-types.ts';

type Later = typeof import('./calculator-actions.ts');

/** Follows the link, in a tab that waits where the deferred code, which `load` gives, has not come yet. */
const createFollow = ({ tracker, emit, openTab }: CalculatorContext, link: Calculator['link']) => {
  const report = (url: string) => {
    tracker.record({ label: 'Calculator', action: 'Order Now' });
    return emit('redirect', { url }, true);
  };
  return (url: string, load: (() => Promise<unknown>) | null): boolean => {
    // Opened by the click itself, because a popup blocker would stop a tab that is opened once the code has come.
    const tab = load && openTab();
    if (!tab) return report(url);
    const leave = () => {
      const page = link();
      if (report(page)) tab.location.href = page;
      else tab.close();
    };
    load()
      .then(() => tracker.read(() => {}))
      .then(leave, leave);
    return false;
  };
};

/** One mounted calculator. With its later code at hand, the first price is that of the query's choice (CAL-07). */
export const createCalculator = (context: CalculatorContext, later?: Later): Calculator => {
  const { site, tracker } = context;
  const store = proxy<CalculatorStore>({ draft: defaultDraft(site), errors: {}, activeStep: 1 });
  const shown = createShownPrice({ context, read: () => store.draft });
  let actions = later?.createCalculatorActions(context, store, shown);
  /** What was done meanwhile. */
  const waiting: ((code: CalculatorActions) => void)[] = [];
  const load = deferred(async () => {
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
  const link = () => {
    const page = orderLink(context, writeQuery(store.draft));
    return actions ? actions.addVisitor(page) : page.href;
  };
  const follow = createFollow(context, link);
  tracker.record({ label: 'Calculator', action: 'Show' });
  return {
    store,
    price: shown.signals,
    edit,
    link,
    orderNow: (url) => follow(url, actions ? null : load),
    destroy: () => {
      if (actions) actions.destroy();
      else waiting.push((code) => code.destroy());
    },
  };
};
