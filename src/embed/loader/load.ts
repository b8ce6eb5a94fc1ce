import { networkTimeoutMs } from '../../api/with-timeout.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import type { Hosts } from '../../state/page/context.ts';
import type { Mount, WidgetModule } from '../mount/widget-module.ts';
import { createElement } from './create-element.ts';

export type LoadSite = () => Promise<Bootstrap>;
/** `failures` counts the attempts before this one that came to nothing. */
export type LoadWidget = (failures: number) => Promise<[Bootstrap, Mount]>;

/** Header-free, so that it needs no preflight. */
const fetchSite = async ({ api, site }: Hosts): Promise<Bootstrap> => {
  const answer = await fetch(`${api}/v1/client/bootstrap/${site}`, {
    signal: AbortSignal.timeout(networkTimeoutMs),
  });
  const found = await answer.json();
  // A refusal, or the JSON of somebody in between, is not to be remembered: Retry asks again.
  if (!found.config) throw answer;
  return found;
};

/** Asks for the site's data once, and again only after a failure. */
export const createLoadSite = (hosts: Hosts): LoadSite => {
  // The server writes the site's data over this text; Object() keeps the build from taking it for a constant.
  const inlined: Partial<Bootstrap> = Object('__OCTAVO_BOOTSTRAP__');
  let asked = inlined.config?.domain_site === hosts.site && Promise.resolve(inlined as Bootstrap);
  return () => {
    asked ||= fetchSite(hosts).catch((reason) => {
      asked = false;
      throw reason;
    });
    return asked;
  };
};

/**
 * The folder of the chunks, after each failure by another spelling of its address: a browser may keep a module that
 * failed, or that never came, under its address for the life of the page, and modules name others by their own.
 */
const chunkFolders = ['chunks/', '%63hunks/', 'c%68unks/'];

/** `folder` holds the script; `nonce` is for hosts whose policy asks for one. */
export const createLoadWidgets =
  (loadSite: LoadSite, folder: string, nonce: string) =>
  /** `file` is the name of the widget's own. */
  (file: string): LoadWidget => {
    const loadCode = async (failures: number): Promise<WidgetModule['mount']> => {
      const href = `${folder}${chunkFolders[failures % chunkFolders.length]}${file}`;
      // An import has the nonce of its script, but a script that only its host's name allows has none.
      if (nonce) document.head.append(createElement('link', { rel: 'modulepreload', nonce, href }));
      return (await import(href)).mount;
    };
    return (failures) => Promise.all([loadSite(), loadCode(failures).catch(() => loadCode(failures + 1))]);
  };
