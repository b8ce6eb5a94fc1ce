import type { Bootstrap } from '../order/site.ts';
import type { Hosts } from '../state/context.ts';
import { createElement } from './create-element.ts';
import type { WidgetModule } from './widget-module.ts';

export type LoadWidget = () => Promise<[Bootstrap, WidgetModule]>;

export interface Load {
  site(): Promise<Bootstrap>;
  /** `names` are those of the widget's chunk and of all it needs, itself first. */
  widget(names: string): LoadWidget;
}

/** Longest wait for the site's data before the visitor is offered Retry. */
const patience = 15_000;

/** Header-free, so that it needs no preflight. */
const fetchSite = ({ api, site }: Hosts): Promise<Bootstrap> =>
  fetch(`${api}/v1/client/bootstrap/${site}`, { signal: AbortSignal.timeout(patience) }).then((answer) =>
    answer.ok ? answer.json() : Promise.reject(answer),
  );

/** Asks for the site's data once, and again only after a failure. */
const createSite = (hosts: Hosts) => {
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

/** `folder` holds the chunks; `nonce` is for hosts whose policy asks for one. */
export const createLoad = (hosts: Hosts, folder: string, nonce: string): Load => {
  const preload = (name: string) =>
    document.head.append(createElement('link', { rel: 'modulepreload', nonce, href: `${folder}${name}.js` }));
  const site = createSite(hosts);
  const widget: Load['widget'] = (list) => {
    const names = list.split(' ');
    const address = `${folder}${names[0]}.js`;
    return () => {
      names.splice(0).map(preload);
      // A browser may remember a failed import for the life of the page, but not under another address.
      return Promise.all([site(), import(address).catch(() => import(`${address}?${Date.now()}`))]);
    };
  };
  return { site, widget };
};
