import { networkTimeoutMs } from '../../api/deferred.ts';
import type { SiteFacts } from '../../order/vocabulary/site.ts';
import type { WidgetState } from '../../public-interface/widget-state.ts';
import type { Hosts } from '../../state/page/context.ts';
import { focusPart } from '../../ui/look/focus-part.ts';
import { besideView, createSetState, type Heights, skeletonStyles } from '../first-view/element-state.ts';
import { type FirstView, findView, isPriceOfVisitor } from '../first-view/first-view.ts';
import { afterFrame, nextTask, onFirstTouch, untilIdle } from '../first-view/moments.ts';
import { changed, fillLists, type Presses, rememberPresses } from '../first-view/presses.ts';
import { dispatch } from '../mount/create-emit.ts';
import type { MountedWidget, WidgetRow } from '../mount/widget-module.ts';
import { createElement } from './create-element.ts';
import { type Adapt, factsOf, type LoadWidget, textsOf } from './load.ts';

/** Milliseconds after which the visitor reads that the widget is still loading. */
const slowMs = 3000;

/** Heights of the order form in template m3_d1. */
declare const __OCTAVO_CHECKOUT_HEIGHTS__: Heights;

/** Hosts and functions that all elements of a page share: they download a widget, run it and count its first view. */
export interface Shared {
  hosts: Hosts;
  adapt: Adapt;
  preload(row: WidgetRow, locale?: string): void;
  loadWidget: LoadWidget;
  /** Counts a first view. Resolves with the function that ends it, or with nothing if the code does not arrive. */
  count(host: HTMLElement, name: string, facts: SiteFacts): Promise<(() => void) | undefined>;
}

/**
 * Creates the lifecycle of an element: waiting, loading, mounted, failed, removed. Returns the function that updates it.
 * `timer` is the timeout of the current try, or 0 between tries. A failed widget keeps its first view; without one it shows the
 * element's own content, which may be a link to the order page. A widget without a first view is loaded when it is within 300
 * px of the screen. Code that arrives after the timeout is still used.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: all parts change the same few variables
export const createLifecycle = (
  host: HTMLElement & WidgetState,
  [name, row]: [name: string, row: WidgetRow],
  { hosts, adapt, preload, loadWidget, count }: Shared,
) => {
  const root = host.attachShadow({ mode: 'open' });
  const setState = createSetState(host);
  let failures = 0;
  let isPresent: boolean | undefined;
  let mounted: MountedWidget | undefined;
  let shown: MountedWidget | undefined;
  let timer: ReturnType<typeof setTimeout> | 0 | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let removalTimer: ReturnType<typeof setTimeout> | undefined;
  let view: FirstView | undefined;
  let presses: Presses | undefined;
  let counting: ReturnType<Shared['count']> | undefined;
  const status = document.createElement('div');
  const show = (state: 'loading' | 'failed', ...content: Element[]) => {
    setState(state);
    status.replaceChildren(...content);
  };
  const stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(slowTimer);
    timer = 0;
  };
  const includedRoot = () => host.querySelector('[slot=octavo]')?.shadowRoot;
  const heights = () =>
    name === 'order-form' && host.matches('[template=m3_d1]') ? __OCTAVO_CHECKOUT_HEIGHTS__ : row[0];
  const findOwnView = () => findView(host, factsOf(hosts), hosts, textsOf(host)[0]);
  /** Shows the element as it is before mounting: with its first view, or with a skeleton. */
  const reset = () => {
    stopWaiting();
    mounted = mounted?.destroy();
    presses = presses?.release();
    if (!isPresent) {
      counting?.then((stop) => stop?.());
      counting = undefined;
    }
    const included = includedRoot();
    view = isPresent && !included ? findOwnView() : undefined;
    const sheet = new CSSStyleSheet();
    const skeleton = included ? ':host{display:block}' : skeletonStyles(heights());
    sheet.replaceSync(view ? view.styles + besideView : skeleton);
    root.adoptedStyleSheets = [sheet];
    // A skeleton is the slot's own content, because the server's HTML may arrive after the script.
    const content = createElement('slot', { name: 'octavo' }, view?.content ?? status);
    root.replaceChildren(content, ...(view ? [status] : []));
    show('loading');
  };
  const fail = (reason: unknown) => {
    if (!timer) return;
    stopWaiting();
    // A component tree that failed to render cannot be rendered again.
    mounted = mounted?.destroy();
    failures++;
    if (!root.contains(status)) reset();
    const [, , failed = 'This could not be loaded.', retry = 'Retry'] = textsOf(host);
    const text = createElement('span', { role: 'alert' }, failed, ' ');
    const button = createElement('button', { onclick: start }, retry);
    show('failed', createElement('section', {}, text, button, ...(view ? [] : [createElement('slot', {})])));
    host.error = reason;
    dispatch(host, 'error', reason);
    presses?.giveUp();
  };
  const loadAndMount = async (named: string | undefined) => {
    // The request leaves in this task, unless the element has to be adapted first.
    const adapted = adapt(host, failures);
    const load = (adapted && (await adapted)) || loadWidget;
    const [site, mount] = await load(row, failures, textsOf(host)[0]);
    clearTimeout(slowTimer);
    await nextTask();
    if (isPresent)
      if (host.dataset.host === named)
        mounted ??= mount(host, root, {
          site,
          hosts,
          setState,
          view: view?.content,
          presses,
          isShowCounted: Boolean(counting),
        });
      else if (!mounted) start();
    do await nextTask();
    while (mounted?.prepare());
    await presses?.settled();
    // An earlier try may have shown the widget, whose choices must not be replaced by those of the view.
    if (mounted !== shown) {
      shown = mounted;
      const isRetried = root.activeElement === status;
      await mounted?.show();
      if (isRetried) focusPart(root.querySelector('div'));
    }
    if (mounted) stopWaiting();
  };
  const start = (pressed?: Event) => {
    stopWaiting();
    if (pressed) focusPart(status);
    show('loading');
    const ownTimer = setTimeout(fail, networkTimeoutMs, 'timeout');
    timer = ownTimer;
    slowTimer = setTimeout(() => {
      const say = () => {
        if (timer === ownTimer)
          show('loading', createElement('span', { role: 'status' }, textsOf(host)[1] ?? 'Still loading…'));
      };
      // A finished view needs no excuse before the visitor has pressed or chosen something.
      if (!view || presses?.controls.length || view.content.querySelector(changed)) say();
      else for (const type of ['click', 'input']) host.addEventListener(type, say, { once: true });
    }, slowMs);
    const named = host.dataset.host;
    loadAndMount(named).catch((reason) => {
      if (timer === ownTimer) host.dataset.host === named ? fail(reason) : start();
    });
  };
  const observer = new IntersectionObserver((entries) => entries.pop()?.isIntersecting && start(), {
    rootMargin: '300px',
  });
  const updatePresence = () => {
    isPresent = host.isConnected;
    reset();
    if (!isPresent) return;
    const facts = !host.dataset.host && factsOf(hosts);
    const isFinished = Boolean(view ?? includedRoot());
    const isOfVisitor = view ?? (facts && isPriceOfVisitor(name, facts));
    const isUrgent =
      host.matches('[loading=eager]') ||
      (isFinished && (name === 'order-form' || !isOfVisitor || includedRoot()?.querySelector(changed)));
    const ifSame = (act: () => void) => () => isPresent && own === presses && act();
    const startOnce = ifSame(() => !mounted && start());
    if (isFinished && !isUrgent) onFirstTouch(host, startOnce);
    const own = rememberPresses(host);
    presses = own;
    const follow = ifSame(() => {
      if (isFinished && facts && !mounted) counting ??= count(host, name, facts);
      if (isFinished && !host.dataset.host) untilIdle().then(ifSame(() => preload(row, textsOf(host)[0])));
      if (isUrgent) start();
      else if (!isFinished) observer.observe(host);
    });
    // The frame with the price comes before everything else.
    if (view) afterFrame(follow);
    else follow();
  };
  fillLists(host, () => !textsOf(host)[0]);
  // Looks for the first view again, because an attribute may ask for another one. Otherwise a failed element keeps Retry.
  new MutationObserver(() => {
    if (view && !timer && !mounted && isPresent && !(status.firstChild && findOwnView())) updatePresence();
  }).observe(host, {
    attributeFilter: ['template', 'theme', 'locale', 'redirect', 'version', 'loading', 'data-host'],
  });
  // Waits a second before the widget is destroyed, so that an element that is moved in the page keeps its widget and
  // the visitor's choices.
  return () => {
    clearTimeout(removalTimer);
    if (!host.isConnected) removalTimer = setTimeout(updatePresence, 1000);
    else if (!isPresent) updatePresence();
  };
};
