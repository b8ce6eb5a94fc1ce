import type { WidgetState } from '../../../public-interface/widget-state.ts';
import type { Heights } from '../../first-view/element-state.ts';
import type { FirstView } from '../../first-view/first-view.ts';
import type { MountData, MountedWidget } from '../../mount/widget-module.ts';
import { showBeginning, showLoading } from './content.ts';

/**
 * Data of an element in the page for its widget. `presses` is undefined in the view that follows a failure of the shown
 * widget, because the links of that view work at once.
 */
export type ElementData = Omit<MountData, 'site'>;

type Timer = ReturnType<typeof setTimeout>;
type Without<Field extends string> = { [_ in Field]?: undefined };

/**
 * Phase of an element. It is absent from the page, or waits until its widget is needed. A try loads the code and then shows the
 * widget in place of the view. `timer` is the timeout of the try, after which it has failed. Code that arrives later is still
 * used, without a timeout.
 */
export type Phase =
  | ({ name: 'absent' } & Without<'data' | 'timer' | 'widget'>)
  | ({ name: 'waiting' | 'failed'; data: ElementData } & Without<'timer' | 'widget'>)
  | ({ name: 'loading'; data: ElementData; timer: Timer } & Without<'widget'>)
  | { name: 'showing'; data: ElementData; timer: Timer | undefined; widget: MountedWidget }
  | ({ name: 'shown'; data: ElementData; widget: MountedWidget } & Without<'timer'>);

interface PhaseDeps {
  base: Pick<ElementData, 'hosts' | 'setState'>;
  /** Returns the heights to reserve for the widget. */
  findHeights(): Heights;
  /** Returns the first view that the script has for the element. */
  findView(): FirstView | undefined;
}

/** Phases of an element, its shadow root, and `status`, which says in it what a try does. */
export type Phases = ReturnType<typeof createPhases>;

/** Creates the phases of an element, which is absent at first. A new phase ends the timeout and the widget that it does not have. */
export const createPhases = (host: HTMLElement & WidgetState, { base, findHeights, findView }: PhaseDeps) => {
  const root = host.attachShadow({ mode: 'open' });
  const status = document.createElement('div');
  let phase: Phase = { name: 'absent' };
  const enter = (next: Phase) => {
    if (phase.timer !== next.timer) clearTimeout(phase.timer);
    if (phase.widget !== next.widget) phase.widget?.destroy();
    phase = next;
  };
  const showBefore = (next: Phase, view?: FirstView) => {
    phase.data?.presses?.release();
    enter(next);
    showBeginning(root, status, { view, heights: findHeights() });
    showLoading(host, status);
  };
  /** Shows the element as it is before its widget, with the first view. Returns the data for the widget. */
  const begin = (isShowCounted = false): ElementData => {
    const view = findView();
    const data: ElementData = { ...base, view: view?.content, isShowCounted };
    showBefore({ name: 'waiting', data }, view);
    return data;
  };
  const leave = () => showBefore({ name: 'absent' });
  return { root, status, current: () => phase, enter, begin, leave };
};
