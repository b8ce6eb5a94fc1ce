import type { Bootstrap, WidgetName } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';

/** Attributes of a widget's element, and options of `octavo.mount`. */
export const optionNames = ['template', 'theme', 'redirect', 'version', 'rule', 'locale', 'loading'] as const;
export type OptionName = (typeof optionNames)[number];
export type WidgetOptions = Partial<Record<OptionName, string | number | null>>;

/** What a widget stands on: the loader has made these before it calls `mount`. */
export interface Ground {
  site: Bootstrap;
  hosts: Hosts;
}

export interface Mounted {
  /** Draws a first part of the widget out of sight: on a slow phone all of it would block the page in one piece. */
  prepare(): void;
  /** Draws the widget and shows it, once; by itself it then follows the element's attributes. */
  show(): void;
  /** Ends the widget; what it returns takes the widget's place. */
  destroy(): undefined;
}

/** Makes a widget, which is then to be drawn. */
export type Mount = (host: HTMLElement, root: ShadowRoot, ground: Ground) => Mounted;

/** What every chunk of src/embed/entries exports. */
export interface WidgetModule {
  mount: Mount | Promise<Mount>;
}

/** From which room of its own a widget takes which height, both in px (heights.json). */
export type Heights = Readonly<Record<number, number>>;

/** By widget: what its file's name ends with, and its heights. */
export type Manifest = Readonly<Record<WidgetName, readonly [hash: string, heights: Heights]>>;
