import type { Client } from '../../api/client.ts';
import type { Bootstrap, TemplateName, ThemeName } from '../../order/vocabulary/site.ts';
import type { SafeStorage } from '../../tracking/storage.ts';
import type { DeferredTracker } from '../../tracking/tracker.ts';
import type { Emit } from './events.ts';

/** Where calls and links go: `site` is a host with port, `api` and `cabinet` are full origins. */
export interface Hosts {
  site: string;
  api: string;
  cabinet: string;
  /** The page itself is on the cabinet (EMB-04). */
  isCabinet: boolean;
}

/** What the widget's element asks for, by attribute. */
export interface Options {
  template: TemplateName;
  theme: ThemeName;
  /** Address, with its own query, that leads to the order page in place of the site's own. */
  redirect: string | null;
  version: 1 | 2 | null;
  rule: string | null;
  locale: string;
}

/** Context of every widget with state. Nothing in state or widgets reaches for the page by itself. */
export interface SharedContext {
  host: HTMLElement;
  site: Bootstrap;
  hosts: Hosts;
  options: Options;
  client: Client;
  tracker: DeferredTracker;
  /** The page's query. */
  query: URLSearchParams;
  emit: Emit;
  /** Comes once a frame with the widget has been drawn: what its first price does without is not asked for before. */
  shown: Promise<void>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Context of a calculator. */
export interface CalculatorContext extends SharedContext {
  /** Opens an empty tab that knows nothing of this page; null where the browser refuses. */
  openTab: () => { location: { href: string }; close(): void } | null;
}

/** Context of an order form. */
export interface WidgetContext extends SharedContext {
  storage: SafeStorage;
  /** Place among the widgets of its kind on the page, from 0: two of them keep apart what is typed in each. */
  nth: number;
  /** The visitor is on this page again, by a reload or a way back: its query is no new wish. */
  isReturn: boolean;
  go: (url: string) => void;
}
