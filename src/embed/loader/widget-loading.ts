import { networkTimeoutMs } from '../../api/deferred.ts';
import type { WidgetState } from '../../public-interface/widget-state.ts';
import { focusPart } from '../../ui/look/focus-part.ts';
import { nextTask, prepareInTasks } from '../first-view/moments.ts';
import { changed } from '../first-view/presses.ts';
import type { MountData, MountedWidget, WidgetRow } from '../mount/widget-module.ts';
import { showFailure, showLoading, showSlow } from './element-content.ts';
import type { LoadForElement } from './load.ts';

/** Milliseconds after which the visitor reads that the widget is still loading. */
const slowMs = 3000;

/**
 * Data of an element in the page for its widget. `presses` is undefined in the view that follows a failure of the shown
 * widget, because the links of that view work at once.
 */
export type Presence = Omit<MountData, 'site'>;

interface LoadedElement {
  root: ShadowRoot;
  row: WidgetRow;
  load: LoadForElement;
  /** Undefined while the element is not in the page. */
  findPresence(): Presence | undefined;
  /** Shows the element as it is before its widget. */
  reset(): void;
}

/** Calls `say` if the visitor waits: a finished view needs no excuse before something in it has been pressed or chosen. */
const onceAwaited = (host: HTMLElement, { view, presses }: Partial<Presence>, say: () => void) => {
  if (!view || presses?.controls.length || view.querySelector(changed)) say();
  else for (const type of ['click', 'input']) host.addEventListener(type, say, { once: true });
};

/** Shows a widget, and moves the focus into it from Retry. */
const showWidget = async (widget: MountedWidget, root: ShadowRoot, status: Element) => {
  const isRetried = root.activeElement === status;
  await widget.show();
  if (isRetried) focusPart(root.querySelector('div'));
};

/**
 * Creates the loading of an element's widget. `start` begins a try, `end` ends try and widget, and `isIdle` returns whether there is
 * neither. `timer` is the timeout of the current try. Code that arrives after it is still used.
 */
export const createLoading = (
  host: HTMLElement & WidgetState,
  status: HTMLElement,
  { root, row, load, findPresence, reset }: LoadedElement,
) => {
  let failures = 0;
  let mounted: MountedWidget | undefined;
  let showing: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const end = () => {
    stopWaiting();
    mounted = mounted?.destroy();
    showing = undefined;
  };
  const fail = (reason: unknown) => {
    // A component tree that failed to render cannot be rendered again.
    end();
    failures++;
    if (!root.contains(status)) reset();
    showFailure(host, status, { reason, onRetry: start });
    findPresence()?.presses?.giveUp();
  };
  const loadAndShow = async (named: string | undefined) => {
    const [site, mount] = await load(host, row, failures);
    await nextTask();
    const presence = findPresence();
    if (!presence) return;
    if (host.dataset.host !== named) return start();
    mounted ??= mount(host, root, { ...presence, site });
    const widget = mounted;
    await prepareInTasks(widget);
    await findPresence()?.presses?.settled();
    if (widget !== mounted) return;
    // An earlier try may be showing the widget, whose choices must not be replaced by those of the view.
    showing ??= showWidget(widget, root, status);
    await showing;
    if (widget === mounted) stopWaiting();
  };
  const start = (pressed?: Event) => {
    if (mounted && !pressed) return;
    stopWaiting();
    if (pressed) focusPart(status);
    showLoading(host, status);
    const own = setTimeout(fail, networkTimeoutMs, 'timeout');
    timer = own;
    const isWaiting = () => timer === own && !mounted;
    const saySlow = () => isWaiting() && showSlow(host, status);
    setTimeout(() => isWaiting() && onceAwaited(host, findPresence() ?? {}, saySlow), slowMs);
    const named = host.dataset.host;
    loadAndShow(named).catch((reason) => {
      if (timer === own) host.dataset.host === named ? fail(reason) : start();
    });
  };
  return { start, end, isIdle: () => !timer && !mounted };
};
