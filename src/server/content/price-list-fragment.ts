import { type NamedHost, schemeOf } from '../hosts.ts';
import type { Prerender } from '../ports/prerender.ts';
import type { Site } from '../stores/sites/sites.ts';
import { type Content, cachedBriefly, etagOf } from './content.ts';

/** A price list as finished HTML, by the attributes of its element in `query`, for the host that is asked. */
export type PriceListFragment = (site: Site, kind: NamedHost['kind'], query: string) => Content;

/** Attributes that an address may set; the element knows what is wrong with their values. */
const attributeNames = ['template', 'theme', 'redirect', 'version', 'loading', 'locale'];

/** As many as the pages of a few sites include, each of an address that no honest redirect outgrows. */
const keptFragments = 200;
const longestValue = 1000;

/** The fragment stands under the provider's own name, so no address of another kind may become a link of its. */
const isPageAddress = (address: string, base: string) =>
  URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol);

const attributesOf = (query: string, origin: string): Record<string, string> => {
  const given = new URLSearchParams(query);
  const attributes = attributeNames.flatMap((name) => {
    const value = given.get(name)?.slice(0, longestValue);
    return value && (name !== 'redirect' || isPageAddress(value, origin)) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(attributes);
};

/** `stylesheetTag` changes with the style sheet that the fragment asks for. */
export const createPriceListFragment = (prerender: Prerender, stylesheetTag: string): PriceListFragment => {
  const kept = new Map<string, Content>();
  const make = ({ host, bootstrap }: Site, kind: NamedHost['kind'], query: string): Content => {
    const scheme = schemeOf(host);
    const origin = `${scheme}://${host}`;
    const isCabinet = kind === 'cabinet';
    const cabinet = `${scheme}://my.${host}`;
    const plain = Buffer.from(
      prerender.priceList({
        site: bootstrap,
        hosts: { site: host, api: `${scheme}://api.${host}`, cabinet, isCabinet },
        attributes: attributesOf(query, origin),
        stylesheet: `${isCabinet ? cabinet : origin}/embed/price-list.css?${stylesheetTag}`,
      }),
    );
    return { type: 'text/html; charset=utf-8', etag: etagOf(plain), cacheControl: cachedBriefly, plain };
  };
  return (site, kind, query) => {
    const name = `${site.tag} ${kind} ${query}`;
    const known = kept.get(name);
    if (known) return known;
    if (kept.size >= keptFragments) kept.clear();
    const made = make(site, kind, query);
    kept.set(name, made);
    return made;
  };
};
