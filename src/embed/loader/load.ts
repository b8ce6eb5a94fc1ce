import { askOnce, deferred, networkTimeoutMs } from '../../api/deferred.ts';
import type { Bootstrap, LoadingTexts, SiteFacts } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import { createElement } from '../first-view/create-element.ts';
import type { Mount, WidgetModule, WidgetRow } from '../mount/widget-module.ts';

/** Loads the site's data in a language; in English if `locale` is absent. */
export type LoadSite = (locale?: string) => Promise<Bootstrap>;
/** Loads the site's data and a widget's code. `failures` is the number of earlier failed tries. */
export type LoadWidget = (row: WidgetRow, failures: number, locale?: string) => Promise<[Bootstrap, Mount]>;

/** Loads the site's data and the code of an element's widget. `failures` is the number of earlier failed tries. */
export type LoadForElement = (
  host: HTMLElement,
  row: WidgetRow,
  failures: number,
) => Promise<[Bootstrap, Mount]>;

/** Data of the site, or another value in their place, such as JSON from a proxy. */
type MaybeBootstrap = Bootstrap | { config?: undefined };

// The server replaces this string by the facts about the site. `Object()` prevents the minifier from treating the string as
// a constant.
const facts: Partial<SiteFacts> = Object('__OCTAVO_SITE__');

/** Host of the site for which the server has made this script. */
export const ownSite = facts.host;

/** Returns the site's facts that the script holds; false if it has none of this site. */
export const factsOf = ({ site }: Hosts) => facts.host === site && (facts as SiteFacts);

/**
 * Returns the language of an element and the script's texts in that language. Returns neither for English. If the
 * script knows nothing of the site, the language tag is passed on and the server chooses the language.
 */
export const textsOf = (host: Element): Partial<LoadingTexts> => {
  const tag = host.getAttribute('locale') || host.closest<HTMLElement>('[lang]')?.lang || '';
  const language = tag.toLowerCase().replace(/^en.*/, '');
  const texts = (facts.languages ?? [{ locale: language }]).find(
    ({ locale }) => locale && language.startsWith(locale),
  );
  return texts ?? {};
};

/** Returns the language of an element; undefined for English. */
export const localeOf = (host: Element) => textsOf(host).locale;

/** Fetches the site's data. The request has no headers of its own, so that it needs no preflight. */
const fetchSite = async ({ api, site }: Hosts, locale: string): Promise<Bootstrap> => {
  const response = await fetch(`${api}/v1/client/bootstrap/${site}${locale && `?locale=${locale}`}`, {
    signal: AbortSignal.timeout(networkTimeoutMs),
  });
  const bootstrap: MaybeBootstrap = response.ok && (await response.json());
  // Throws for a refusal, or for JSON from a proxy, so that the answer is not cached and Retry sends a new request.
  if (!bootstrap.config) throw response;
  return bootstrap;
};

/**
 * Imports the site's data from `site.js` beside the script, to whose server the page is connected already. A policy that allows
 * the script allows this import. Resolves with undefined if the file is absent or the script has no facts of this site.
 */
const importSite = async (hosts: Hosts, folder: string): Promise<Bootstrap | undefined> => {
  const siteFacts = factsOf(hosts);
  if (!siteFacts) return undefined;
  const load = deferred(
    () => import(`${folder}site.js?${siteFacts.tag}`),
    () => ({ site: undefined }),
  );
  return (await load()).site;
};

/**
 * Creates the loader of the site's data. In English it first imports `site.js` beside the script. It sends one request for each
 * language, and repeats a failed one at the next call. `recover` loads the data if the server has no bootstrap document.
 */
export const createLoadSite = (
  hosts: Hosts,
  folder: string,
  recover: (problem: 'site', reason: unknown, locale: string) => Promise<Bootstrap | undefined>,
): LoadSite =>
  askOnce(async (locale = '') => {
    const imported = locale ? undefined : await importSite(hosts, folder);
    if (imported) return imported;
    try {
      return await fetchSite(hosts, locale);
    } catch (reason) {
      const found = await recover('site', reason, locale);
      if (found) return found;
      throw reason;
    }
  });

/**
 * Spellings of the chunks' folder. Successive tries use them in turn: after the last spelling follows the first one. A
 * browser may remember a failed or hanging module by its address until the page is closed. Chunks import each other by
 * relative addresses, so these imports get the new spelling, too.
 */
const chunkFolders = ['chunks/', '%63hunks/', 'c%68unks/'];

/** Downloads files of the widgets' code without running them. Returns their addresses. */
type Preload = (files: readonly string[], failures?: number) => string[];

/**
 * Creates the function that downloads the code of widgets. `folder` is the address of the script's folder; `nonce` is that of the page's
 * content security policy, or empty.
 */
export const createPreload =
  (folder: string, nonce?: string): Preload =>
  (files, failures = 0) =>
    files.map((name) => {
      const href = `${folder}${chunkFolders[failures % chunkFolders.length]}${name}.js`;
      if (document.head.querySelector(`link[href="${href}"]`)) return href;
      // The browser requests all files at once. The preloads carry the nonce, because an import has the nonce of the importing
      // script, and a script that the policy allows by its host has none.
      document.head.append(createElement('link', { rel: 'modulepreload', ...(nonce && { nonce }), href }));
      return href;
    });

/** Creates the function that loads the site's data and a widget's code. Code that fails is requested again by other addresses. */
export const createLoadWidgets =
  (loadSite: LoadSite, preload: Preload): LoadWidget =>
  ({ files }, failures, locale) => {
    const loadCode = async (failed: number): Promise<Mount> => {
      const [own, ...shared] = preload(files, failed);
      // Runs each file in a task of its own, so that a slow phone is not blocked: first those that import no other.
      for (const address of shared.reverse()) await import(address);
      const module: WidgetModule = await import(`${own}`);
      return module.mount;
    };
    return Promise.all([loadSite(locale), loadCode(failures).catch(() => loadCode(failures + 1))]);
  };
