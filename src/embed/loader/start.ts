import type { SiteFacts } from '../../order/vocabulary/site.ts';
import { afterFrame } from '../first-view/moments.ts';
import type { Manifest, WidgetRow } from '../mount/widget-module.ts';
import { createLifecycle, type Shared } from './element/lifecycle.ts';
import { hostsOf } from './hosts.ts';
import {
  createLoadSite,
  createLoadWidgets,
  createPreload,
  type LoadForElement,
  type LoadWidget,
  localeOf,
  ownSite,
} from './load.ts';
import { createApi, createExplain } from './script-api.ts';

type FollowModule = typeof import('./follow.ts');

declare const __OCTAVO_WIDGETS__: Manifest;
/** Names of the files of follow.ts, the own one first. */
declare const __OCTAVO_FOLLOW__: readonly string[];

/**
 * Creates the loader of an element's widget. It first loads the code of rare attributes. If that fails, the site's template
 * and the shadow root apply; an element that names its site fails, because it must not show the site of this script. Elements
 * without these attributes send their request in the task of the call.
 */
const createLoadForElement =
  (folder: string, loadWidget: LoadWidget): LoadForElement =>
  async (host, row, failures) => {
    const adapted =
      host.matches('[template*="|"],[data-dom],[data-host]') &&
      (await import(`${folder}adapt.js${'?'.repeat(failures % 3)}`)
        .then((module) => module.adapt(host, loadWidget))
        .catch((reason) => {
          if (host.dataset.host) throw reason;
        }));
    return (adapted || loadWidget)(row, failures, localeOf(host));
  };

/** Defines the elements and the script API, and decorates links. `src` and `dataset` belong to the script's element. */
export const start = (src: string, dataset: DOMStringMap) => {
  // An element or a frame of this name is a property of the window's prototype.
  const queue = Object.hasOwn(window, 'octavo') ? window.octavo : undefined;
  // Does nothing if another script of the page has started, because an element can be defined only once.
  if (queue?.version) return;
  const commands = Array.isArray(queue) ? queue : [];
  // A tag manager may have dropped the script's attributes.
  const site = commands.find((command) => command?.[0] === 'site');
  const hosts = hostsOf({ ...Object(site?.[1]), ...dataset }, src, ownSite);
  const folder = new URL('.', src).href;
  const explain = createExplain(hosts, folder);
  const loadSite = createLoadSite(hosts, folder, explain);
  const preload = createPreload(folder, dataset.nonce);
  const loadWidget = createLoadWidgets(loadSite, preload);
  const preloadAll = ({ files }: WidgetRow, locale?: string) => {
    preload(files);
    loadSite(locale).catch(() => {});
  };
  const loadFollow = (): Promise<FollowModule> => import(`${preload(__OCTAVO_FOLLOW__)[0]}`);
  const count = (host: HTMLElement, name: string, facts: SiteFacts) =>
    loadFollow()
      .then((module) => module.followView(host, name, { hosts, facts }))
      .catch(() => undefined);
  const connected = new Set<HTMLElement>();
  const load = createLoadForElement(folder, loadWidget);
  const shared = { hosts, preload: preloadAll, load, count };
  for (const widget of Object.entries(__OCTAVO_WIDGETS__)) defineWidget(widget, shared, connected);
  // Leaves the cabinet's own links unchanged. On other pages, links are decorated after the prices, because prices are
  // more urgent.
  document.octavo ||= location.href.startsWith(hosts.cabinet);
  afterFrame(() =>
    loadFollow()
      .then((module) => module.reportMistakes(src, explain))
      .catch(() => {}),
  );
  const api = createApi(loadSite, explain, { dataset, connected });
  window.octavo = api;
  api.push(...commands.filter((command) => command !== site));
};

/** Defines the element of a widget. `connected` has the elements that are in the page. */
const defineWidget = (widget: [name: string, row: WidgetRow], shared: Shared, connected: Set<HTMLElement>) =>
  customElements.define(
    `octavo-${widget[0]}`,
    class extends HTMLElement {
      #update = createLifecycle(this, widget, shared);
      connectedCallback() {
        connected.add(this);
        this.#update();
      }
      disconnectedCallback() {
        connected.delete(this);
        this.#update();
      }
    },
  );
