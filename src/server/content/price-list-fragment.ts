import { type NamedHost, schemeOf } from '../hosts.ts';
import type { Prerender } from '../ports/prerender.ts';
import type { Site } from '../stores/sites/sites.ts';
import { type Content, cachedBriefly, etagOf } from './content.ts';

/** Returns a price list as HTML. `query` holds the attributes of its element; `kind` is the kind of the requested host. */
export type PriceListFragment = (site: Site, kind: NamedHost['kind'], query: string) => Content;

/** Attributes that the query may set. The element validates their values. */
const attributeNames = ['template', 'theme', 'redirect', 'version', 'loading', 'locale'];

/** Limit of cached fragments; the pages of a few sites include fewer. */
const maximumFragments = 200;
/** Characters of an attribute; longer than any legitimate redirect address. */
const maximumValueLength = 1000;

/**
 * Accepts only pages of the site and its subdomains, because anyone can write the query: links of the provider's page
 * must run no script and lead to no stranger.
 */
const isOwnPage = (address: string, site: string, base: string) => {
  if (!URL.canParse(address, base)) return false;
  const { protocol, host } = new URL(address, base);
  return /^https?:$/.test(protocol) && (host === site || host.endsWith(`.${site}`));
};

const attributesOf = (query: string, site: string, base: string): Record<string, string> => {
  const given = new URLSearchParams(query);
  const attributes = attributeNames.flatMap((name) => {
    const value = given.get(name)?.slice(0, maximumValueLength);
    return value && (name !== 'redirect' || isOwnPage(value, site, base)) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(attributes);
};

/** Creates the fragment. `stylesheetTag` is the version of its style sheet. */
export const createPriceListFragment = (prerender: Prerender, stylesheetTag: string): PriceListFragment => {
  const cache = new Map<string, Content>();
  const make = ({ host, bootstrap }: Site, kind: NamedHost['kind'], query: string): Content => {
    const scheme = schemeOf(host);
    const origin = `${scheme}://${host}`;
    const isCabinet = kind === 'cabinet';
    const cabinet = `${scheme}://my.${host}`;
    const plain = Buffer.from(
      prerender.priceList({
        site: bootstrap,
        hosts: { site: host, api: `${scheme}://api.${host}`, cabinet },
        isCabinet,
        attributes: attributesOf(query, host, origin),
        stylesheet: `${isCabinet ? cabinet : origin}/embed/price-list.css?${stylesheetTag}`,
      }),
    );
    return { type: 'text/html; charset=utf-8', etag: etagOf(plain), cacheControl: cachedBriefly, plain };
  };
  return (site, kind, query) => {
    const name = `${site.tag} ${kind} ${query}`;
    const cached = cache.get(name);
    if (cached) return cached;
    if (cache.size >= maximumFragments) cache.clear();
    const made = make(site, kind, query);
    cache.set(name, made);
    return made;
  };
};
