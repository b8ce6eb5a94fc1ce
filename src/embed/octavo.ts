import type { WidgetName } from '../order/site.ts';
import { findScript, hostsOf } from './hosts.ts';
import { createLoad } from './load.ts';
import { createApi, type OctavoApi, type OctavoQueue } from './script-api.ts';
import { defineWidget } from './widget-element.ts';
import type { Chunks } from './widget-module.ts';

declare const __OCTAVO_CHUNKS__: Chunks;
declare const __OCTAVO_VERSION__: string;
declare global {
  interface Window {
    octavo?: OctavoApi | OctavoQueue;
  }
}

/** Everything a page pastes is this script: elements, script API and the links' parameters. */
const start = () => {
  const script = findScript('octavo.js');
  const hosts = hostsOf(script?.dataset ?? {});
  const folder = new URL('chunks/', script?.src || location.href).href;
  const load = createLoad(hosts, folder, script?.nonce || script?.dataset.nonce || '');
  const { links, ...widgets } = __OCTAVO_CHUNKS__;
  for (const [name, chunk] of Object.entries(widgets))
    defineWidget(name as WidgetName, hosts, () => Promise.all([load.site(), load.chunk(chunk)]));
  // Prices come first; then the page's links, whether or not the data arrived. The cabinet's links stay plain.
  const decorate = () => {
    if (!hosts.isCabinet) load.chunk(links).catch(() => {});
  };
  load.site().then(decorate, decorate);
  const queue = window.octavo;
  const api = createApi(__OCTAVO_VERSION__, load);
  window.octavo = api;
  if (Array.isArray(queue)) api.push(...queue);
};

// A page may carry the script twice; elements can be defined only once.
if (!customElements.get('octavo-calculator')) start();
