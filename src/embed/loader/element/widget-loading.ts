import { networkTimeoutMs } from '../../../api/deferred.ts';
import type { WidgetState } from '../../../public-interface/widget-state.ts';
import { focusPart } from '../../../ui/look/focus-part.ts';
import { nextTask, prepareInTasks } from '../../first-view/moments.ts';
import { changed } from '../../first-view/presses.ts';
import type { MountedWidget, WidgetRow } from '../../mount/widget-module.ts';
import type { LoadForElement } from '../load.ts';
import { showFailure, showLoading, showSlow } from './content.ts';
import type { ElementData, Phase, Phases } from './phases.ts';

/** Milliseconds after which the visitor reads that the widget is still loading. */
const slowMs = 3000;

/** Calls `say` if the visitor waits: a finished view needs no excuse before something in it has been pressed or chosen. */
const sayIfAwaited = (host: HTMLElement, { view, presses }: ElementData, say: () => void) => {
  if (!view || presses?.controls.length || view.querySelector(changed)) say();
  else for (const type of ['click', 'input']) host.addEventListener(type, say, { once: true });
};

/** Shows a widget, and moves the focus into it from Retry. */
const showWidget = async (widget: MountedWidget, root: ShadowRoot, status: Element) => {
  const isRetried = root.activeElement === status;
  await widget.show();
  if (isRetried) focusPart(root.querySelector('div'));
};

/** Creates the function that begins a try to show an element's widget, unless it is shown. Retry passes its event. */
export const createLoading = (
  host: HTMLElement & WidgetState,
  { root, status, currentPhase, enterPhase, showWaiting }: Phases,
  { row, load }: { row: WidgetRow; load: LoadForElement },
) => {
  let failures = 0;
  const fail = (reason: unknown) => {
    const { data: former } = currentPhase();
    if (!former) return;
    failures++;
    // The widget may have taken the place of the view. It is ended in any case, because a component tree that failed to
    // render cannot be rendered again.
    const data = root.contains(status) ? former : showWaiting();
    enterPhase({ name: 'failed', data });
    showFailure(host, status, { reason, onRetry: start });
    data.presses?.giveUp();
  };
  const show = async (widget: MountedWidget, data: ElementData) => {
    const isCurrent = () => currentPhase().widget === widget;
    enterPhase({ name: 'showing', data, widget });
    try {
      await prepareInTasks(widget);
      await data.presses?.settled();
      if (!isCurrent()) return;
      await showWidget(widget, root, status);
      if (isCurrent()) enterPhase({ name: 'shown', data, widget });
    } catch (reason) {
      if (isCurrent()) fail(reason);
    }
  };
  const loadAndShow = async (own: Phase) => {
    const named = host.dataset.host;
    try {
      const [site, mount] = await load(host, row, failures);
      await nextTask();
      const { data, widget } = currentPhase();
      // An earlier try may show the widget, whose choices must not be replaced by those of the view.
      if (!data || widget) return;
      if (host.dataset.host !== named) return start();
      await show(mount(host, root, { ...data, site }), data);
    } catch (reason) {
      if (currentPhase() === own) host.dataset.host === named ? fail(reason) : start();
    }
  };
  const start = (pressed?: Event) => {
    const phase = currentPhase();
    if (!phase.data || (phase.widget && !pressed)) return;
    // If a late widget waits until the visitor leaves an open list, the focus lets it in.
    if (pressed) focusPart(status);
    showLoading(host, status);
    if (phase.widget) return;
    const timer = setTimeout(fail, networkTimeoutMs, 'timeout');
    const own: Phase = { name: 'loading', data: phase.data, timer };
    enterPhase(own);
    const isWaiting = () => currentPhase() === own;
    const saySlow = () => isWaiting() && showSlow(host, status);
    setTimeout(() => isWaiting() && sayIfAwaited(host, own.data, saySlow), slowMs);
    loadAndShow(own);
  };
  return start;
};
