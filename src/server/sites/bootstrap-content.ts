import { dialCodeOf } from '../../order/dial-codes.ts';
import { createBoundedCache } from '../bounded-cache.ts';
import { type Content, cachedBriefly, compressQuickly } from '../http/content.ts';
import type { Site } from './store/sites.ts';

/** Returns the bootstrap document of a site for visitors of one country. */
type BootstrapContent = (site: Site, countryCode: string | null) => Promise<Content>;

/** Maximum number of bytes of all cached documents. A site has one for each country whose visitors come. */
const maximumBytes = 16_000_000;

interface Made {
  plain: Buffer;
  content: Promise<Content>;
}

const make = ({ bootstrap, tag }: Site, countryCode: string | null): Made => {
  const plain = Buffer.from(JSON.stringify({ ...bootstrap, countryCode, dialCode: dialCodeOf(countryCode) }));
  const content = compressQuickly(plain).then((compressed) => ({
    type: 'application/json; charset=utf-8',
    etag: `"${tag}${countryCode ?? ''}"`,
    cacheControl: cachedBriefly,
    plain,
    ...compressed,
  }));
  return { plain, content };
};

/** Caches the compressed document of each site content and country. */
export const createBootstrapContent = (): BootstrapContent => {
  // The compressed forms together are smaller than the document itself.
  const cache = createBoundedCache<Made>({ maximumBytes, bytesOf: ({ plain }) => 2 * plain.length });
  return (site, countryCode) =>
    cache.getOrMake(`${site.tag} ${countryCode}`, () => make(site, countryCode)).content;
};
