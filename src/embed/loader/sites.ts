// Downloaded only by a page with an element that names its site (`data-host`). If that site has a script of its own on the page,
// it imports this module from the folder of that script, which may be another provider's and another release.
import type { LoadWidget } from './load.ts';
import { loadOfSite } from './load-of-site.ts';

export { loadOfSite };

/** Returns the site of a script: that of its `data-host`, or the host that serves it if its attributes have been dropped. */
const siteOf = ({ src, dataset }: HTMLScriptElement) =>
  dataset.host || new URL(src, location.href).host.replace(/^(my|api)\./, '');

const findScript = (site: string) =>
  [...document.scripts].find(
    (script) =>
      (script.dataset.octavo !== undefined || script.src.includes('octavo.js')) &&
      script.src &&
      !script.src.includes('params-setter') &&
      siteOf(script) === site,
  );

/**
 * Returns the script of a site; undefined if the page has none, because one script serves several sites. While the page is
 * still being parsed, the script may follow below.
 */
const scriptOf = async (site: string): Promise<HTMLScriptElement | undefined> => {
  const found = findScript(site);
  if (found || document.readyState !== 'loading') return found;
  await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }));
  return findScript(site);
};

const folder = new URL('.', import.meta.url).href;

/**
 * Loads the widget of an element that names its site. If this site has a script of its own on the page, the code of that
 * script's provider loads the widget.
 */
export const loadNamed = async (host: HTMLElement, failures: number): ReturnType<LoadWidget> => {
  const { host: name = '' } = host.dataset;
  const script = await scriptOf(name);
  const settings = { ...script?.dataset, host: name };
  const source = new URL('.', script?.src ?? folder).href;
  if (source === folder) return loadOfSite(host, settings, failures);
  const module: { loadOfSite: typeof loadOfSite } = await import(`${source}sites.js${'#'.repeat(failures)}`);
  return module.loadOfSite(host, settings, failures);
};
