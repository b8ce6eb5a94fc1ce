import type { SiteFacts } from '../../../order/vocabulary/site.ts';
import type { WidgetState } from '../../../public-interface/widget-state.ts';
import type { Hosts } from '../../../state/page/context.ts';
import { type Heights, type State, setState } from '../../first-view/element-state.ts';
import { findView, isPriceOfVisitor } from '../../first-view/first-view.ts';
import { afterFrame, onceNear, onFirstTouch, untilIdle } from '../../first-view/moments.ts';
import { changed, fillLists, rememberPresses } from '../../first-view/presses.ts';
import type { WidgetRow } from '../../mount/widget-module.ts';
import { factsOf, type LoadForElement, localeOf } from '../load.ts';
import { includedRoot } from './content.ts';
import { createPhases } from './phases.ts';
import { createLoading } from './widget-loading.ts';

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

/** Calls `callback` when an attribute changes that may ask for another first view. */
const onViewAttribute = (host: Element, callback: () => void) =>
  new MutationObserver(callback).observe(host, {
    attributeFilter: ['template', 'theme', 'locale', 'redirect', 'version', 'loading', 'data-host'],
  });

/**
 * Returns whether finished content needs its code at once: an order form, a price that may not be this visitor's, or a
 * choice that the visitor has made in the server's HTML.
 */
const needsCodeAtOnce = (
  host: HTMLElement,
  name: string,
  { view, facts }: { view: Element | undefined; facts: SiteFacts | false },
) => {
  const isOfVisitor = view ?? (facts && isPriceOfVisitor(name, facts));
  return name === 'order-form' || !isOfVisitor || includedRoot(host)?.querySelector(changed);
};

/**
 * Creates the function that updates an element which has come or gone. It waits a second before it ends a widget, so that an
 * element that is moved in the page keeps its widget and the visitor's choices.
 */
const updateUnlessMoved = (host: Element, isPresent: () => boolean, update: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    if (!host.isConnected) timer = setTimeout(update, 1000);
    else if (!isPresent()) update();
  };
};

/**
 * Creates the lifecycle of an element. Returns the function that updates it when it has come or gone. A failed widget keeps
 * its first view; without one it shows the element's own content, which may be a link to the order page. A widget without a
 * first view is loaded when it is within 300 px of the screen.
 */
export const createLifecycle = (
  host: HTMLElement & WidgetState,
  [name, row]: [name: string, row: WidgetRow],
  { hosts, preload, load, count }: Shared,
) => {
  let counting: ReturnType<Shared['count']> | undefined;
  const findOwnView = () =>
    includedRoot(host) || localeOf(host) ? undefined : findView(host, name, { hosts, facts: factsOf(hosts) });
  const phases = createPhases(host, {
    base: { hosts, setState: (state: State) => setState(host, state) },
    findHeights: () =>
      name === 'order-form' && host.matches('[template=m3_d1]') ? __OCTAVO_CHECKOUT_HEIGHTS__ : row.heights,
    findView: findOwnView,
    isShowCounted: () => Boolean(counting),
  });
  const { currentPhase, showWaiting, showAbsent } = phases;
  const start = createLoading(host, phases, { row, load });
  const enterPage = () => {
    const data = showWaiting();
    const { view } = data;
    const facts = !host.dataset.host && factsOf(hosts);
    const isFinished = Boolean(view ?? includedRoot(host));
    const isUrgent =
      host.matches('[loading=eager]') || (isFinished && needsCodeAtOnce(host, name, { view, facts }));
    const ifSame = (callback: () => void) => () => currentPhase().data === data && callback();
    if (isFinished && !isUrgent) onFirstTouch(host, data.waiting, start);
    data.presses = rememberPresses(host);
    data.isShowCounted ||= isFinished && Boolean(facts);
    const follow = ifSame(() => {
      if (isFinished && facts) counting ??= count(host, name, facts);
      if (isFinished && !host.dataset.host) untilIdle().then(ifSame(() => preload(row, localeOf(host))));
      if (isUrgent) start();
      else if (!isFinished) onceNear(host, data.waiting, start);
    });
    // The frame with the price comes before everything else.
    if (view) afterFrame(follow);
    else follow();
  };
  const leavePage = () => {
    counting?.then((stop) => stop?.());
    counting = undefined;
    showAbsent();
  };
  const updatePresence = () => (host.isConnected ? enterPage() : leavePage());
  fillLists(host, name, () => !localeOf(host));
  onViewAttribute(host, () => {
    const phase = currentPhase();
    // A failed element keeps its view and Retry while the script has a view for it.
    const mayShowOtherView = phase.name === 'waiting' || (phase.name === 'failed' && !findOwnView());
    if (mayShowOtherView && phase.data.view) updatePresence();
  });
  return updateUnlessMoved(host, () => currentPhase().name !== 'absent', updatePresence);
};
