import { proxy } from 'valtio/vanilla';
import { deferred } from '../../api/deferred.ts';
import { defaultDraft } from '../../order/draft/default-draft.ts';
import { writeQuery } from '../../order/draft/write-query.ts';
import type { CalculatorContext } from '../page/context.ts';
import { orderLink } from '../page/order-link.ts';
import { createDisplayedPrice } from '../price/displayed-price.ts';
import type { CalculatorActions } from './calculator-actions.ts';
import type { Calculator, CalculatorStore } from './calculator-types.ts';
import { discountName, displayFirstPrice } from './link-discount.ts';

type ActionsModule = typeof import('./calculator-actions.ts');

/**
 * Creates the handler of the order link. If the deferred actions are not loaded, it opens a tab at once and sets its
 * address after `load`.
 */
const createFollow = ({ tracker, emit, openTab }: CalculatorContext, link: Calculator['link']) => {
  const recordOrder = (url: string) => {
    tracker.record({ label: 'Calculator', action: 'Order Now' });
    return emit('redirect', { url }, { cancelable: true });
  };
  return (url: string, load: (() => Promise<unknown>) | null): boolean => {
    // The tab is opened during the click, because a popup blocker would stop a tab that is opened after the download.
    const tab = load && openTab();
    if (!tab) return recordOrder(url);
    const openOrderPage = () => {
      const page = link();
      if (recordOrder(page)) tab.location.href = page;
      else tab.close();
    };
    load()
      .then(() => tracker.read(() => {}))
      .then(openOrderPage, openOrderPage);
    return false;
  };
};

/**
 * Creates the state of a mounted calculator. If its actions are already loaded, the first price is that of the choices
 * in the page's query.
 */
export const createCalculator = (context: CalculatorContext, actionsModule?: ActionsModule): Calculator => {
  const { site, tracker } = context;
  const store = proxy<CalculatorStore>({ draft: defaultDraft(site), errors: {}, activeStep: 1 });
  const displayed = createDisplayedPrice({ context, read: () => store.draft });
  let actions = actionsModule?.createCalculatorActions(context, store, displayed);
  /**
   * Calls that arrive before the actions are loaded. They run in their sequence afterwards, and survive a failed
   * download.
   */
  const pendingCalls: ((code: CalculatorActions) => void)[] = [];
  const load = deferred(async () => {
    const { createCalculatorActions } = await import('./calculator-actions.ts');
    actions = createCalculatorActions(context, store, displayed);
    for (const act of pendingCalls.splice(0)) act(actions);
    return actions;
  });
  const showLoadError = () => {
    store.errors = { deadlineId: 'noPrice' };
  };
  const edit: Calculator['edit'] = (field, value) => {
    if (actions) return actions.edit(field, value);
    // Displays the choice at once, although its price is not known yet.
    store.draft = { ...store.draft, [field]: value };
    pendingCalls.push((code) => code.edit(field, value));
    load().catch(showLoadError);
  };
  if (!actions) {
    store.errors = displayFirstPrice(context, store.draft, displayed);
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
    price: displayed.signals,
    discountName: () => discountName(context, store.draft),
    edit,
    link,
    orderNow: (url) => follow(url, actions ? null : load),
    destroy: () => {
      if (actions) actions.destroy();
      else pendingCalls.push((code) => code.destroy());
    },
  };
};
