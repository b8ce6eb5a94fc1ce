import type { Signal } from '@preact/signals-core';
import type { Client } from '../../api/client.ts';
import type { Bootstrap, ThemeName } from '../../order/vocabulary/site.ts';
import type { TemplateName } from '../../order/vocabulary/templates.ts';
import type { AttributeName } from '../../public-interface/attributes.ts';
import type { WidgetEvents } from '../../public-interface/events.ts';
import type { SafeStorage } from '../../tracking/storage.ts';
import type { Tracker, TrackerOptions } from '../../tracking/tracker.ts';

/** Targets of requests and links: `site` is a host with port, `api` and `cabinet` are full origins. */
export interface Hosts {
  site: string;
  api: string;
  cabinet: string;
  /** Prefix of the site's names in storage. Set if the widget's element names its site, because the page may show several. */
  prefix?: string;
  /** Reads the visitor's parameters of a site that has a `prefix`. */
  readVisitor?: TrackerOptions['readVisitor'];
  /** Set if the server answers only the calls of the specification (`embed/other-server`). */
  adaptClient?: (client: Client) => Client;
}

/** Options of a widget, each set by the attribute of the same name. */
export interface OptionValues
  extends Record<
    Exclude<AttributeName, 'loading' | 'locale' | 'visitor' | 'data-dom' | 'data-host'>,
    unknown
  > {
  template: TemplateName;
  theme: ThemeName;
  /** Address of the order page with its own query. It overrides that of the site. */
  redirect: string | null;
  version: 1 | 2 | null;
  rule: string | null;
}

/** Fires an event on the widget's element; returns false if a listener has cancelled it. */
type Emit = <Type extends keyof WidgetEvents>(
  type: Type,
  detail: WidgetEvents[Type],
  more?: Pick<CustomEventInit, 'cancelable'>,
) => boolean;

/** Context of every widget with state: its element and options, the site's data, the page's query, the server and the clock. */
export interface SharedContext {
  host: Pick<HTMLElement, 'isConnected' | 'scrollIntoView'>;
  /** Node in which the widget is rendered; null on the server. */
  root: ShadowRoot | HTMLElement | null;
  site: Bootstrap;
  hosts: Hosts;
  options: OptionValues;
  client: Client;
  tracker: Tracker;
  query: URLSearchParams;
  emit: Emit;
  /** Returns the current time in epoch milliseconds. */
  now: () => number;
  /**
   * Milliseconds by which the server's time is ahead of `now`; 0 if the device's clock is right or the server's time unknown.
   */
  skew: Signal<number>;
}

/** Context of an order form. */
export interface WidgetContext extends SharedContext {
  storage: SafeStorage;
  /** Storage that other tabs do not share. */
  tabStorage: SafeStorage;
  /** Index among the page's widgets of this kind, from 0. It is a part of the form's mark in the browser's history. */
  nth: number;
  /**
   * Index among the page's widgets of this kind that show the same site. It is a part of the name under which a widget
   * stores its draft.
   */
  nthOfSite: number;
  /** True if the visitor has reloaded the page or returned to it. The query then does not override the stored draft. */
  isReturn: boolean;
  /** Opens an address in the top window. Returns false if the page is in a frame that forbids that. */
  go: (url: string) => boolean;
}
