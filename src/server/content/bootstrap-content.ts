import type { Site } from '../stores/sites/sites.ts';
import { type Content, cachedBriefly, compress } from './content.ts';
import { dialCodeOf } from './dial-codes.ts';

/** The bootstrap document of a site for visitors of one country. */
export type BootstrapContent = (site: Site, countryCode: string | null) => Promise<Content>;

/** A country is two letters, so this many documents are all there can be of a few sites. */
const keptDocuments = 2000;

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

/** Compresses a document once for every content and country. */
export const createBootstrapContent = (): BootstrapContent => {
  const kept = new Map<string, Promise<Content>>();
  return (site, countryCode) => {
    const name = `${site.tag} ${countryCode}`;
    const known = kept.get(name);
    if (known) return known;
    if (kept.size >= keptDocuments) kept.clear();
    const made = makeContent(site, countryCode);
    kept.set(name, made);
    return made;
  };
};
