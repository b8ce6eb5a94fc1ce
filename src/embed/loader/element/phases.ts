import type { WidgetState } from '../../../public-interface/widget-state.ts';
import type { Heights } from '../../first-view/element-state.ts';
import type { FirstView } from '../../first-view/first-view.ts';
import type { MountData, MountedWidget } from '../../mount/widget-module.ts';
import { showBeginning, showLoading } from './content.ts';

/**
 * Data of an element in the page for its widget. `presses` is undefined in the view that follows a failure of the shown
 * widget, because the links of that view work at once.
 */
export interface ElementData extends Omit<MountData, 'site'> {
  /** Ends what waits until the visitor needs the widget. */
  waiting: AbortController;
}

type Timer = ReturnType<typeof setTimeout>;
type Without<Field extends string> = { [_ in Field]?: undefined };

/**
 * Phase of an element. It is absent from the page, or waits until its widget is needed. A try loads the code until its timeout,
 * after which it has failed. Code that arrives later is still used. The widget is `shown` once it has taken the place of the
 * view, which may wait until the visitor leaves an open list.
 */
export type Phase =
  | ({ name: 'absent' } & Without<'data' | 'timer' | 'widget'>)
  | ({ name: 'waiting' | 'failed'; data: ElementData } & Without<'timer' | 'widget'>)
  | ({ name: 'loading'; data: ElementData; timer: Timer } & Without<'widget'>)
  | ({ name: 'showing' | 'shown'; data: ElementData; widget: MountedWidget } & Without<'timer'>);

interface PhaseDeps {
  base: Pick<ElementData, 'hosts' | 'setState'>;
  /** Returns the heights to reserve for the widget. */
  findHeights(): Heights;
  /** Returns the first view that the script has for the element. */
  findView(): FirstView | undefined;
  /** Returns whether the loader records the action Show. */
  isShowCounted(): boolean;
}

/** Phases of an element, and two nodes: its shadow root, and `status`, where the visitor reads of loading and failure. */
export type Phases = ReturnType<typeof createPhases>;

/**
 * Creates the phases of an element, which is absent at first. `enterPhase` clears the former timeout, and destroys the former
 * widget unless the new phase has it, too.
 */
export const createPhases = (
  host: HTMLElement & WidgetState,
  { base, findHeights, findView, isShowCounted }: PhaseDeps,
) => {
  const root = host.attachShadow({ mode: 'open' });
  const status = document.createElement('div');
  let phase: Phase = { name: 'absent' };
  const enterPhase = (next: Phase) => {
    const former = phase;
    phase = next;
    clearTimeout(former.timer);
    if (former.widget !== next.widget) former.widget?.destroy();
  };
  const showFirst = (next: Phase, view?: FirstView) => {
    phase.data?.presses?.release();
    phase.data?.waiting.abort();
    enterPhase(next);
    showBeginning(root, status, { view, heights: findHeights() });
    showLoading(host, status);
  };
  /** Shows the element as it is before its widget, with the first view. Returns the data for the widget. */
  const showWaiting = (): ElementData => {
    const view = findView();
    const waiting = new AbortController();
    const data = { ...base, view: view?.content, isShowCounted: isShowCounted(), waiting };
    showFirst({ name: 'waiting', data }, view);
    return data;
  };
  const showAbsent = () => showFirst({ name: 'absent' });
  return { root, status, currentPhase: () => phase, enterPhase, showWaiting, showAbsent };
};
