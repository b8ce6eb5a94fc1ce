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

/** A file of a widget without `.js`, which is the file's own name, a hyphen and six digits, and the heights to reserve for it. */
type WidgetFile = readonly [file: string, heights: Heights];

/** The file of each widget, which is named like the widget, and another one for template m3_d1. */
export type Manifest = readonly (readonly [widget: WidgetFile, checkout?: WidgetFile])[];
