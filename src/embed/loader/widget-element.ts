import { networkTimeoutMs } from '../../api/deferred.ts';
import type { Hosts } from '../../state/page/context.ts';
import { countView } from '../first-view/count-view.ts';
import { type FirstView, findView, untilWanted } from '../first-view/first-view.ts';
import type { Heights, MountedWidget, WidgetRow } from '../mount/widget-module.ts';
import { createElement } from './create-element.ts';
import { besideView, createSetState, skeletonStyles } from './element-state.ts';
import { inlinedSite, type LoadWidget, textsOf } from './load.ts';

/** Milliseconds after which the visitor reads that the widget is still loading. */
const slowMs = 3000;

/** Waits for the next task. Between two tasks the page handles input, so that a slow phone is not blocked. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Returns the heights to reserve for an element, which may depend on its template. */
type HeightsOf = (host: Element) => Heights;

/** Adapts an element before its widget is chosen. Resolves with another loader of its widget if the element asks for one. */
export type Adapt = (host: HTMLElement, failures: number) => false | Promise<LoadWidget | undefined>;

/**
 * Creates the lifecycle of an element: waiting, loading, mounted, failed, removed. Returns the function that updates
 * it. `timer` is the timeout of the current attempt, or 0 between attempts. A failed widget shows the element's own
 * content, which may be a link to the order page. A widget is loaded when it is within 300 px of the screen. Code that
 * arrives after the timeout is still used.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a function for any part of it costs bytes that octavo.js does not have
const createLifecycle = (
  host: HTMLElement,
  root: ShadowRoot,
  hosts: Hosts,
  row: WidgetRow,
  heightsOf: HeightsOf,
  adapt: Adapt,
  loadWidget: LoadWidget,
) => {
  const setState = createSetState(host);
  let failures = 0;
  let isPresent: boolean | undefined;
  let mounted: MountedWidget | undefined;
  let timer: ReturnType<typeof setTimeout> | 0 | undefined;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let removalTimer: ReturnType<typeof setTimeout> | undefined;
  let view: FirstView | undefined;
  let handOverCount: ReturnType<typeof countView> | undefined;
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
  /** Shows the element as it is before mounting: with its first view, or with a skeleton. */
  const reset = () => {
    stopWaiting();
    mounted = mounted?.destroy();
    view?.release();
    handOverCount?.();
    const site = inlinedSite(hosts);
    view = findView(host, site, textsOf(host)[0]);
    handOverCount = view && site ? countView(host, hosts, site) : undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(view ? view.styles + besideView : skeletonStyles(heightsOf(host)));
    root.adoptedStyleSheets = [sheet];
    const content = view?.place instanceof HTMLElement ? [view.place] : [];
    root.replaceChildren(createElement('slot', { name: 'octavo' }, ...content), status);
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
    show(
      'failed',
      createElement('span', { role: 'alert' }, failed, ' '),
      createElement('button', { onclick: start }, retry),
      ...(view ? [] : [createElement('slot', {})]),
    );
    host.dispatchEvent(new CustomEvent('octavo:error', { bubbles: true, composed: true, detail: reason }));
    view?.release();
    view?.pressed.pop()?.click();
  };
  const attemptLoad = async (named: string | undefined) => {
    const load = (await adapt(host, failures)) || loadWidget;
    const [site, mount] = await load(row, failures, textsOf(host)[0]);
    clearTimeout(slowTimer);
    await nextTask();
    if (isPresent)
      if (host.dataset.host === named)
        mounted ??= mount(host, root, {
          site,
          hosts,
          setState,
          pressed: view?.pressed,
          seen: handOverCount?.(),
        });
      else if (!mounted) start();
    await nextTask();
    mounted?.prepare();
    await nextTask();
    await mounted?.show();
    if (mounted) stopWaiting();
  };
  const start = () => {
    stopWaiting();
    show('loading');
    timer = setTimeout(fail, networkTimeoutMs, 'timeout');
    slowTimer = setTimeout(
      show,
      slowMs,
      'loading',
      createElement('span', { role: 'status' }, textsOf(host)[1] ?? 'Still loading…'),
    );
    const named = host.dataset.host;
    attemptLoad(named).catch((reason) => (timer && host.dataset.host !== named ? start() : fail(reason)));
  };
  const observer = new IntersectionObserver((entries) => entries.pop()?.isIntersecting && start(), {
    rootMargin: '300px',
  });
  const updatePresence = () => {
    reset();
    isPresent = host.isConnected;
    if (!isPresent) return;
    if (host.matches('[loading=eager]') || (view && host.localName === 'octavo-order-form')) start();
    else if (view) untilWanted(host).then(() => isPresent && start());
    else observer.observe(host);
  };
  // Waits a second before the widget is destroyed, so that an element that is moved in the page keeps its widget and
  // the visitor's choices.
  return () => {
    clearTimeout(removalTimer);
    if (!host.isConnected) removalTimer = setTimeout(updatePresence, 1000);
    else if (!isPresent) updatePresence();
  };
};

/** Defines `<octavo-NAME>`. */
export const defineWidget = (
  name: string,
  hosts: Hosts,
  row: WidgetRow,
  heightsOf: HeightsOf,
  adapt: Adapt,
  loadWidget: LoadWidget,
) =>
  customElements.define(
    `octavo-${name}`,
    class extends HTMLElement {
      #update = createLifecycle(
        this,
        this.attachShadow({ mode: 'open' }),
        hosts,
        row,
        heightsOf,
        adapt,
        loadWidget,
      );
      connectedCallback() {
        this.#update();
      }
      disconnectedCallback() {
        this.#update();
      }
    },
  );
