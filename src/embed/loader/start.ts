import type { Manifest } from '../mount/widget-module.ts';
import { hostsOf } from './hosts.ts';
import { createLoadSite, type createLoadWidgets } from './load.ts';
import { createApi, type Explain } from './script-api.ts';
import { defineWidget } from './widget-element.ts';

declare const __OCTAVO_WIDGETS__: Manifest;
/** True in a script with a widget inside. */
declare const __OCTAVO_WITHIN__: boolean;

/** Waits for an idle moment, at most 2 s. Safari has no idle callbacks, so the next task is used there. */
const untilIdle = () =>
  new Promise<unknown>((done) => window.requestIdleCallback?.(done, { timeout: 2000 }) ?? setTimeout(done));

/** Defines the elements and the script API, and decorates links. `src` and `dataset` are those of the script. */
export const start = (src: string, dataset: DOMStringMap, createLoad: typeof createLoadWidgets) => {
  const queue = window.octavo;
  // A page may have several of these scripts, but elements can be defined only once.
  if (queue?.version) return;
  const hosts = hostsOf(dataset, src);
  const folder = new URL('.', src).href;
  const explain: Explain = (...problem) =>
    import(`${folder}explain.js`).then((module) => module.explain(hosts, ...problem)).catch(() => {});
  const loadSite = createLoadSite(hosts, explain);
  const loadWidget = createLoad(loadSite, folder, dataset.nonce);
  /** Chooses a template for this visitor where the element names several. If that fails, the site's choice applies. */
  const choose = async (host: Element) => {
    if (host.matches('[template*="|"]'))
      await import(`${folder}choose-template.js`)
        .then((module) => module.chooseTemplate(host))
        .catch(() => {});
  };
  // A chunk's name is its widget's name, a hyphen and six digits.
  for (const [widget, checkout = widget] of __OCTAVO_WIDGETS__)
    defineWidget(
      widget[1].slice(0, -7),
      hosts,
      (host) => (host.matches('[template=m3_d1]') ? checkout : widget),
      choose,
      loadWidget,
    );
  // The cabinet's own links stay as they are. Others are decorated after the prices, because prices are more urgent.
  const decorate = () => location.href.startsWith(hosts.cabinet) || import(`${folder}params-setter.js`);
  const priced = __OCTAVO_WITHIN__ ? loadSite().finally(untilIdle) : loadSite();
  priced.finally(decorate).catch(() => {});
  const api = createApi(loadSite, dataset, explain);
  window.octavo = api;
  if (Array.isArray(queue)) api.push(...queue);
};
