import { type Content, compress, etagOf } from './content.ts';
import type { PriceListFragment } from './price-list-fragment.ts';
import type { Folder } from './static.ts';
import type { Site } from './stores/sites.ts';

/** The demo provider's page at a path, whole. */
export type LandingPages = (site: Site, path: string) => Promise<Content | undefined>;

/** What a web server in front of a provider's pages puts into them (Apache's and nginx's server-side includes). */
const include = /<!--#include virtual="\/embed\/price-list\.html([^"]*)" -->/g;

const fill = async (page: Content, site: Site, fragment: PriceListFragment): Promise<Content> => {
  const text = page.plain
    .toString()
    .replace(include, (_, query: string) => fragment(site, 'site', query).plain.toString());
  const plain = Buffer.from(text);
  return { ...page, etag: etagOf(plain), plain, ...(await compress(plain)) };
};

const includes = ({ type, plain }: Content) =>
  type.startsWith('text/html') && plain.toString().search(include) >= 0;

/** A folder's address is its index, as on any web server. A page that includes prices is made once a site's content. */
export const createLandingPages = (demo: Folder, fragment: PriceListFragment | null): LandingPages => {
  const kept = new Map<string, { tag: string; content: Promise<Content> }>();
  const including = new Set([...demo.values()].filter(includes));
  return async (site, path) => {
    const page = demo.get(path) ?? demo.get(`${path.replace(/\/$/, '')}/index.html`);
    if (!page || !fragment || !including.has(page)) return page;
    const name = `${site.id} ${page.etag}`;
    const known = kept.get(name);
    if (known?.tag === site.tag) return known.content;
    const content = fill(page, site, fragment);
    kept.set(name, { tag: site.tag, content });
    return content;
  };
};
