import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import type { Heights, SetState } from '../first-view/element-state.ts';
import type { Presses } from '../first-view/presses.ts';

/** Data that the loader passes to every widget. */
export interface MountData {
  site: Bootstrap;
  hosts: Hosts;
  setState: SetState;
  /** First view in the widget's own root. */
  view?: Element | undefined;
  /** Presses in the first view, which the widget repeats. */
  presses?: Presses | undefined;
  /** True if the loader records the action Show, because it has shown a first view. */
  isShowCounted?: boolean;
}

export interface MountedWidget {
  /**
   * Renders the next part of the widget invisibly. Rendering the whole widget at once would block the page on a slow phone.
   * Returns whether it has rendered one.
   */
  prepare(): boolean;
  /** Renders and shows the widget, which observes the element's attributes from then on. Called once. */
  show(): void | Promise<void>;
  destroy(): void;
}

/**
 * The node in which a widget is rendered: the shadow root of its element, or an element of the page's own tree (`light-dom/`).
 */
export type WidgetRoot = (ShadowRoot | HTMLElement) & Pick<ShadowRoot, 'adoptedStyleSheets'>;

/** Creates a widget without rendering it. */
export type Mount = (host: HTMLElement, root: WidgetRoot, data: MountData) => MountedWidget;

/** Returns a function that mounts a widget by its own `mount` in another place than the shadow root. */
export type MountElsewhere = (mount: Mount) => Mount;

/** Exports of every module in src/embed/entries. */
export interface WidgetModule {
  mount: Mount;
}

/** Row of a widget in the manifest. */
export interface WidgetRow {
  heights: Heights;
  /** Names of its files without `.js`, its own file first. */
  files: readonly string[];
}

/** Rows of all widgets, by the name of the element without `octavo-`. */
export type Manifest = Readonly<Record<string, WidgetRow>>;
