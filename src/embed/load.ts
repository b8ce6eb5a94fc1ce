import type { Bootstrap } from '../order/site.ts';
import type { Hosts } from '../state/context.ts';
import { createElement } from './create-element.ts';
import type { WidgetModule } from './widget-module.ts';

export interface Load {
  site(): Promise<Bootstrap>;
  /** `names` are those of a chunk and of all it needs, itself first. */
  chunk(names: string): () => Promise<WidgetModule>;
}

/** Longest wait for the site's data before the visitor is offered Retry. */
const patience = 15_000;

/** Header-free, so that it needs no preflight. */
const fetchSite = async ({ api, site }: Hosts): Promise<Bootstrap> => {
  const answer = await fetch(`${api}/v1/client/bootstrap/${site}`, { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw answer;
  return answer.json();
};

/** Asks for the site's data once, and again only after a failure. */
const createSite = (hosts: Hosts) => {
  // The server writes the site's data over this text; Object() keeps the build from taking it for a constant.
  const inlined: Partial<Bootstrap> = Object('__OCTAVO_BOOTSTRAP__');
  const isOurs = inlined.config?.domain_site === hosts.site;
  let asked: Promise<Bootstrap> | undefined = isOurs ? Promise.resolve(inlined as Bootstrap) : undefined;
  return () => {
    asked ??= fetchSite(hosts).catch((reason) => {
      asked = undefined;
      throw reason;
    });
    return asked;
  };
};

/** `folder` holds the chunks; `nonce` is for hosts whose policy asks for one. */
export const createLoad = (hosts: Hosts, folder: string, nonce: string): Load => {
  const preload = (name: string) =>
    document.head.append(createElement('link', { rel: 'modulepreload', nonce, href: `${folder}${name}.js` }));
  const chunk: Load['chunk'] = (list) => {
    const names = list.split(' ');
    const address = `${folder}${names[0]}.js`;
    return () => {
      names.splice(0).map(preload);
      // A browser may remember a failed import for the life of the page, but not under another address.
      return import(address).catch(() => import(`${address}?2`));
    };
  };
  return { site: createSite(hosts), chunk };
};
