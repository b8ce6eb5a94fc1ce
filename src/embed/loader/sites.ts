// Downloaded only by a page with an element that names its site (`data-host`). If that site has a script of its own on the
// page, it imports this module from the folder of that script, which may be another provider's and another release.
import { hostIn } from '../../order/vocabulary/host-in.ts';
import { siteOf } from '../../public-interface/script-site.ts';
import { scriptSelector } from './hosts.ts';
import type { LoadWidget } from './load.ts';
import { loadOfSite } from './load-of-site.ts';

export { loadOfSite };

const folder = new URL('.', import.meta.url).href;

/**
 * Loads the widget of an element that names its site. If this site has a script of its own on the page, the code of that
 * script's provider loads the widget. Each try takes the next of several such scripts, because one may be out of reach. A page
 * may lack such a script, because one script serves several sites. During parsing, the script may still follow below.
 */
export const loadNamed = async (host: HTMLElement, failures: number): ReturnType<LoadWidget> => {
  const name = hostIn(host.dataset.host ?? '');
  const scripts = [...document.querySelectorAll<HTMLScriptElement>(scriptSelector)];
  const siteScripts = scripts.filter((script) => siteOf(script.src, script.dataset.host) === name);
  if (!siteScripts[0] && document.readyState === 'loading') {
    await new Promise((parsed) => addEventListener('DOMContentLoaded', parsed));
    return loadNamed(host, failures);
  }
  const script = siteScripts[failures % siteScripts.length];
  // The nonce belongs to the page, so the script of any site may name it.
  const nonce = scripts.find(({ dataset }) => dataset.nonce)?.dataset.nonce;
  const settings = { nonce, ...script?.dataset, host: name };
  const source = new URL('.', script?.src ?? folder).href;
  if (source === folder) return loadOfSite(host, settings, failures);
  const module: { loadOfSite: typeof loadOfSite } = await import(
    `${source}sites.js${'?'.repeat(failures % 3)}`
  );
  return module.loadOfSite(host, settings, failures);
};
