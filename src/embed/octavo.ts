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
  const load = createLoad(hosts, __OCTAVO_CHUNKS__, folder, script?.nonce || script?.dataset.nonce || '');
  load.site().catch(() => {});
  for (const name of Object.keys(__OCTAVO_CHUNKS__)) defineWidget(name as WidgetName, hosts, load);
  const queue = window.octavo;
  const api = createApi(__OCTAVO_VERSION__, load);
  window.octavo = api;
  if (Array.isArray(queue)) api.push(...queue);
};

// A page may carry the script twice; elements can be defined only once.
if (!customElements.get('octavo-calculator')) start();
