import { loadingTexts } from '../../languages/languages.ts';
import type { Site } from '../stores/sites/sites.ts';
import { type Content, withText } from './content.ts';

/** Returns a script that contains the data of a site. */
export type LoaderContent = (site: Site) => Promise<Content>;

const placeholder = '"__OCTAVO_BOOTSTRAP__"';

/** Selectors of the order forms that use template m3_d1: by their attribute, and where the site chooses m3_d1. */
const checkouts = '[template=m3_d1]';
const checkoutsByDefault = ':not([template=m1_d1],[template=m1_d1a],[template=m2_d1])';

/** Returns whether a file is a loader: it contains the placeholder for the data of a site. */
export const isLoader = ({ plain }: Content): boolean => plain.includes(placeholder);

/** Escapes `<` and line separators, so that no text of the site can end a script element that contains the loader. */
const asScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const fill = (loader: Content, { bootstrap, languages }: Site): Promise<Content> => {
  const text = loader.plain.toString();
  const isCheckout = bootstrap.config.template['order-form'] === 'm3_d1';
  const chosen = isCheckout ? text.replace(checkouts, checkoutsByDefault) : text;
  return withText(
    loader,
    chosen.replace(placeholder, () => asScript({ ...bootstrap, languages: loadingTexts(languages) })),
  );
};

/**
 * Replaces the placeholder of the loader with the bootstrap document, so that the first price needs no call to another
 * origin. The compressed result is cached until the site content changes.
 */
export const createLoaderContent = (loader: Content): LoaderContent => {
  const cache = new Map<number, { tag: string; content: Promise<Content> }>();
  return (site) => {
    const cached = cache.get(site.id);
    const tag = `${site.tag} ${site.languages}`;
    if (cached?.tag === tag) return cached.content;
    const content = fill(loader, site);
    cache.set(site.id, { tag, content });
    return content;
  };
};
