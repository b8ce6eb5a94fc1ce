import type { Site } from '../stores/sites/sites.ts';
import { type Content, withText } from './content.ts';

/** A script with a site's own data inside. */
export type LoaderContent = (site: Site) => Promise<Content>;

const placeholder = '"__OCTAVO_BOOTSTRAP__"';

/** octavo.js and its like have a place for the site's data. */
export const isLoader = ({ plain }: Content): boolean => plain.includes(placeholder);

/** Escaped, so that not even a page that pastes the script into its markup can be ended by a text of the site. */
const asScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const fill = (loader: Content, { bootstrap }: Site): Promise<Content> =>
  withText(
    loader,
    loader.plain.toString().replace(placeholder, () => asScript(bootstrap)),
  );

/**
 * Writes the bootstrap document over its place in the loader, so that the first price needs no call to another
 * origin. Compressed once for every content of a site.
 */
export const createLoaderContent = (loader: Content): LoaderContent => {
  const kept = new Map<number, { tag: string; content: Promise<Content> }>();
  return (site) => {
    const known = kept.get(site.id);
    if (known?.tag === site.tag) return known.content;
    const content = fill(loader, site);
    kept.set(site.id, { tag: site.tag, content });
    return content;
  };
};
