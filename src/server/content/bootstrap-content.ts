import { dialCodeOf } from '../../order/dial-codes.ts';
import { createBoundedCache } from '../bounded-cache.ts';
import type { Site } from '../stores/sites/sites.ts';
import { type Content, cachedBriefly, compress } from './content.ts';

/** Returns the bootstrap document of a site for visitors of one country. */
type BootstrapContent = (site: Site, countryCode: string | null) => Promise<Content>;

/** Maximum number of cached documents. A few sites cannot have more, because there are few country codes. */
const maximumDocuments = 2000;

const makeContent = async ({ bootstrap, tag }: Site, countryCode: string | null): Promise<Content> => {
  const plain = Buffer.from(JSON.stringify({ ...bootstrap, countryCode, dialCode: dialCodeOf(countryCode) }));
  return {
    type: 'application/json; charset=utf-8',
    etag: `"${tag}${countryCode ?? ''}"`,
    cacheControl: cachedBriefly,
    plain,
    ...(await compress(plain)),
  };
};

/** Caches the compressed document of each site content and country. */
export const createBootstrapContent = (): BootstrapContent => {
  const cache = createBoundedCache<Promise<Content>>(maximumDocuments);
  return (site, countryCode) =>
    cache.getOrMake(`${site.tag} ${countryCode}`, () => makeContent(site, countryCode));
};
