import type { SiteFacts } from '../../order/vocabulary/site.ts';
import type { WidgetState } from '../../public-interface/widget-state.ts';
import type { Hosts } from '../../state/page/context.ts';
import { type Heights, type State, setState } from '../first-view/element-state.ts';
import { type FirstView, findView, isPriceOfVisitor } from '../first-view/first-view.ts';
import { afterFrame, onceNear, onFirstTouch, untilIdle } from '../first-view/moments.ts';
import { changed, fillLists, rememberPresses } from '../first-view/presses.ts';
import type { WidgetRow } from '../mount/widget-module.ts';
import { includedRoot, showBeginning, showLoading } from './element-content.ts';
import { factsOf, type LoadForElement, textsOf } from './load.ts';
import { createLoading, type Presence } from './widget-loading.ts';

/** Heights of the order form in template m3_d1. */
declare const __OCTAVO_CHECKOUT_HEIGHTS__: Heights;

/** Hosts and functions that all elements of a page share: they download a widget, run it and count its first view. */
export interface Shared {
  hosts: Hosts;
  preload(row: WidgetRow, locale?: string): void;
  load: LoadForElement;
  /** Counts a first view. Resolves with the function that ends it, or with nothing if the code does not arrive. */
  count(host: HTMLElement, name: string, facts: SiteFacts): Promise<(() => void) | undefined>;
}

/** Calls `act` when an attribute changes that may ask for another first view. */
const onViewAttribute = (host: Element, act: () => void) =>
  new MutationObserver(act).observe(host, {
    attributeFilter: ['template', 'theme', 'locale', 'redirect', 'version', 'loading', 'data-host'],
  });

/**
 * Returns whether finished content needs its code at once: an order form, a price that may not be this visitor's, or a
 * choice that the visitor has made in the server's HTML.
 */
const runsAtOnce = (host: HTMLElement, view: Element | undefined, facts: SiteFacts | false) => {
  const name = host.localName.slice(7);
  const isOfVisitor = view ?? (facts && isPriceOfVisitor(name, facts));
  return name === 'order-form' || !isOfVisitor || includedRoot(host)?.querySelector(changed);
};

/**
 * Creates the function that updates an element which has come or gone. It waits a second before it ends a widget, so that an
 * element that is moved in the page keeps its widget and the visitor's choices.
 */
const updateInTime = (host: Element, isPresent: () => unknown, update: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    if (!host.isConnected) timer = setTimeout(update, 1000);
    else if (!isPresent()) update();
  };
};

/**
 * Creates the lifecycle of an element: waiting, loading, mounted, failed, removed. Returns the function that updates it.
 * A failed widget keeps its first view; without one it shows the element's own content, which may be a link to the order page.
 * A widget without a first view is loaded when it is within 300 px of the screen.
 */
export const createLifecycle = (
  host: HTMLElement & WidgetState,
  [name, row]: [name: string, row: WidgetRow],
  { hosts, preload, load, count }: Shared,
) => {
  const root = host.attachShadow({ mode: 'open' });
  const status = document.createElement('div');
  let presence: Presence | undefined;
  let counting: ReturnType<Shared['count']> | undefined;
  const base = { hosts, setState: (state: State) => setState(host, state) };
  const findOwnView = () => (textsOf(host)[0] ? undefined : findView(host, hosts, factsOf(hosts)));
  /** Ends the widget and shows the element as it is before it. */
  const showBefore = (next?: Presence, view?: FirstView) => {
    end();
    presence?.presses?.release();
    presence = next;
    const isCheckout = name === 'order-form' && host.matches('[template=m3_d1]');
    showBeginning(root, status, { view, heights: isCheckout ? __OCTAVO_CHECKOUT_HEIGHTS__ : row[0] });
    showLoading(host, status);
  };
  const reset = () => {
    const view = includedRoot(host) ? undefined : findOwnView();
    const own: Presence = { ...base, view: view?.content, isShowCounted: Boolean(counting) };
    showBefore(own, view);
    return own;
  };
  const findPresence = () => presence;
  const { start, end, isIdle } = createLoading(host, status, { root, row, load, findPresence, reset });
  const enterPage = () => {
    const own = reset();
    const facts = !host.dataset.host && factsOf(hosts);
    const isFinished = Boolean(own.view ?? includedRoot(host));
    const isUrgent = host.matches('[loading=eager]') || (isFinished && runsAtOnce(host, own.view, facts));
    const ifSame = (act: () => void) => () => own === presence && act();
    if (isFinished && !isUrgent) onFirstTouch(host, ifSame(start));
    own.presses = rememberPresses(host);
    own.isShowCounted ||= isFinished && Boolean(facts);
    const follow = ifSame(() => {
      if (isFinished && facts) counting ??= count(host, name, facts);
      if (isFinished && !host.dataset.host) untilIdle().then(ifSame(() => preload(row, textsOf(host)[0])));
      if (isUrgent) start();
      else if (!isFinished) onceNear(host, ifSame(start));
    });
    // The frame with the price comes before everything else.
    if (own.view) afterFrame(follow);
    else follow();
  };
  const leavePage = () => {
    counting?.then((stop) => stop?.());
    counting = undefined;
    showBefore();
  };
  const updatePresence = () => (host.isConnected ? enterPage() : leavePage());
  fillLists(host, () => !textsOf(host)[0]);
  onViewAttribute(host, () => {
    // A failed element keeps its view and Retry while the script has a view for it.
    if (presence?.view && isIdle() && !(status.firstChild && findOwnView())) updatePresence();
  });
  return updateInTime(host, findPresence, updatePresence);
};
