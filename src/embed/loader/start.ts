import type { Manifest } from '../mount/widget-module.ts';
import { hostsOf } from './hosts.ts';
import { createLoadSite, type createLoadWidgets } from './load.ts';
import { createApi, type Explain } from './script-api.ts';
import { type Adapt, defineWidget } from './widget-element.ts';

declare const __OCTAVO_WIDGETS__: Manifest;
/** True in a script that contains a widget. */
declare const __OCTAVO_WITHIN__: boolean;

/** Waits until the browser is idle, for at most 2 s. In Safari, which has no idle callbacks, waits for the next task. */
const untilIdle = () =>
  new Promise<unknown>((done) => window.requestIdleCallback?.(done, { timeout: 2000 }) ?? setTimeout(done));

/** Defines the elements and the script API, and decorates links. `src` and `dataset` belong to the script's element. */
export const start = (src: string, dataset: DOMStringMap, createLoad: typeof createLoadWidgets) => {
  const queue = window.octavo;
  // Does nothing if another script of the page has started, because an element can be defined only once.
  if (queue?.version) return;
  const hosts = hostsOf(dataset, src);
  const folder = new URL('.', src).href;
  const explain: Explain = (...problem) =>
    import(`${folder}explain.js`).then((module) => module.explain(hosts, ...problem)).catch(() => {});
  const loadSite = createLoadSite(hosts, explain);
  const loadWidget = createLoad(loadSite, folder, dataset.nonce);
  /**
   * Loads what few elements ask for. If that fails, the site's template and the shadow root apply; an element that names its
   * site fails, because it must not show the site of this script.
   */
  const adapt: Adapt = (host, failures) =>
    host.matches('[template*="|"],[data-dom],[data-host]') &&
    import(`${folder}adapt.js${'?'.repeat(failures % 3)}`)
      .then((module) => module.adapt(host, loadWidget))
      .catch((reason) => {
        if (host.dataset.host) throw reason;
      });
  // The name of a chunk is the name of its widget, a hyphen and six digits.
  for (const [widget, checkout = widget] of __OCTAVO_WIDGETS__)
    defineWidget(
      widget[1].slice(0, -7),
      hosts,
      (host) => (host.matches('[template=m3_d1]') ? checkout : widget),
      adapt,
      loadWidget,
    );
  // Leaves the cabinet's own links unchanged. On other pages, links are decorated after the prices, because prices are
  // more urgent.
  const decorate = () => location.href.startsWith(hosts.cabinet) || import(`${folder}params-setter.js`);
  const priced = __OCTAVO_WITHIN__ ? loadSite().finally(untilIdle) : loadSite();
  priced.finally(decorate).catch(() => {});
  const api = createApi(loadSite, dataset, explain);
  window.octavo = api;
  if (Array.isArray(queue)) api.push(...queue);
};
