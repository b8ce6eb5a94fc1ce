import { networkTimeoutMs } from '../../api/deferred.ts';
import type { Bootstrap, LoadingTexts } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import type { Mount, WidgetModule, WidgetRow } from '../mount/widget-module.ts';
import { createElement } from './create-element.ts';

/** Loads the site's data in a language; without one, in English. */
export type LoadSite = (locale?: string) => Promise<Bootstrap>;
/** Loads the site's data and a widget's code. `failures` is the number of earlier failed attempts. */
export type LoadWidget = (row: WidgetRow, failures: number, locale?: string) => Promise<[Bootstrap, Mount]>;

/** The site's data, or another value where they were expected. */
type MaybeBootstrap = Bootstrap | { config?: undefined; texts?: undefined; languages?: undefined };

// The server replaces this string by the site's data. Object() keeps the minifier from treating it as a constant.
const inlined: MaybeBootstrap = Object('__OCTAVO_BOOTSTRAP__');

/**
 * Returns the language of an element and the texts of the script in it. English has neither. Where the script has no data, the server
 * chooses the language by its tag.
 */
export const textsOf = (host: Element): Partial<LoadingTexts> => {
  const tag = host.getAttribute('locale') || host.closest<HTMLElement>('[lang]')?.lang || '';
  const wanted = tag.toLowerCase().replace(/^en.*/, '');
  return (inlined.languages ?? [[wanted]]).find(([code]) => code && wanted.startsWith(code)) ?? [];
};

/** Fetches the site's data. Sets no header, so the request needs no preflight. */
export const fetchSite = async ({ api, site }: Hosts, locale: string): Promise<Bootstrap> => {
  const response = await fetch(`${api}/v1/client/bootstrap/${site}${locale && `?locale=${locale}`}`, {
    signal: AbortSignal.timeout(networkTimeoutMs),
  });
  const found: MaybeBootstrap = response.ok && (await response.json());
  // A refusal, or JSON from a proxy, must not be cached, so that Retry sends a new request.
  if (!found.config) throw response;
  return found;
};

/**
 * Creates the loader of the site's data. It sends one request for each language, and another one only after a failure.
 * `recover` may load the data in another way if the server has no bootstrap document.
 */
export const createLoadSite = (
  hosts: Hosts,
  recover: (problem: 'site', reason: unknown, locale: string) => Promise<Bootstrap | undefined>,
): LoadSite => {
  const loading: Record<string, Promise<Bootstrap> | false> = {
    '': inlined.config?.domain_site === hosts.site && Promise.resolve(inlined as Bootstrap),
  };
  // Written out because octavo.js has no room for `askOnce`.
  return (locale = '') =>
    (loading[locale] ||= fetchSite(hosts, locale).catch(async (reason) => {
      const found = await recover('site', reason, locale);
      if (found) return found;
      loading[locale] = false;
      throw reason;
    }));
};

/**
 * Spellings of the chunks' folder, one for each attempt. A browser may remember a failed or hanging module by its address
 * until the page is closed. A chunk imports others relative to its own address, so they get the new spelling too.
 */
const chunkFolders = ['chunks/', '%63hunks/', 'c%68unks/'];

/**
 * Creates the loader of widgets. `folder` is the address of the script's folder, `nonce` that of the page's content
 * security policy or empty. A first attempt takes the small file that runs on the code of another widget, if that is loading or
 * loaded. Every other attempt takes the widget's own file.
 */
export const createLoadWidgets = (loadSite: LoadSite, folder: string, nonce?: string): LoadWidget => {
  /** The files of first attempts, by the widgets' own files. */
  const chosen: Record<string, string | undefined> = {};
  return ([, ...files], failures, locale) => {
    // Wordings of the site's own need the code with translators, in English too.
    let isTranslated = locale || inlined.texts;
    const loadCode = async (failures: number): Promise<WidgetModule['mount']> => {
      const [own] = files;
      // After the own file of another widget comes the file that runs on it. If no such widget is loaded, findIndex() returns
      // -1, and -1 + 1 is the index of the widget's own file.
      const choose = () => (chosen[own] ||= files[files.findIndex((file) => chosen[file]) + 1]);
      const name = isTranslated ? `t-${own}` : failures ? own : choose();
      const href = `${folder}${chunkFolders[failures % chunkFolders.length]}${name}.js`;
      // An import uses the nonce of the importing script. A script that the policy allows by its host has no nonce.
      if (nonce) document.head.append(createElement('link', { rel: 'modulepreload', nonce, href }));
      return (await import(href)).mount;
    };
    const load = (): Promise<[Bootstrap, Mount]> =>
      Promise.all([loadSite(locale), loadCode(failures).catch(() => loadCode(failures + 1))]).then(
        (loaded) => {
          if (isTranslated || !loaded[0].texts) return loaded;
          isTranslated = 'en';
          return load();
        },
      );
    return load();
  };
};
