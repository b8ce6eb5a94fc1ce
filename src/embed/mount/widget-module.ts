import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';

/** Sets the element's `data-state`, once the page has loaded. */
export type SetState = (state: 'loading' | 'ready' | 'failed' | 'hidden') => void;

/** Data that the loader passes to every widget. */
interface MountData {
  site: Bootstrap;
  hosts: Hosts;
  setState: SetState;
}

export interface MountedWidget {
  /** Renders a first part of the widget invisibly. On a slow phone, rendering all of it at once would block the page. */
  prepare(): void;
  /** Renders and shows the widget. From then on, it observes the element's attributes. A second call does nothing. */
  show(): void;
  /** Ends the widget; what it returns takes the widget's place. */
  destroy(): undefined;
}

/** Creates a widget without rendering it. */
export type Mount = (host: HTMLElement, root: ShadowRoot, data: MountData) => MountedWidget;

/** Exports of every module in src/embed/entries. */
export interface WidgetModule {
  mount: Mount | Promise<Mount>;
}

/** Heights of a widget by the minimum width of its container, both in px (heights.json). */
export type Heights = Readonly<Record<number, number>>;

/**
 * The heights to reserve for a widget, and the names of its files without `.js`. Its own file is named like the widget, with a hyphen
 * and six digits. Then follow pairs: the own file of another widget, and the file of this widget that runs on it.
 */
export type WidgetRow = readonly [heights: Heights, own: string, ...pairs: string[]];

/** The file of each widget, which is named like the widget, and another one for template m3_d1. */
export type Manifest = readonly (readonly [widget: WidgetRow, checkout?: WidgetRow])[];
