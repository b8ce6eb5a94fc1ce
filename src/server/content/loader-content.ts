import { loadingTexts } from '../../languages/languages.ts';
import { schemeOf } from '../hosts.ts';
import type { Prerender } from '../ports/prerender.ts';
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

/** A first view that a script carries: the widget, and its template if that is not the site's choice. */
export type CarriedView = readonly [widget: string, template?: string];

const renderView = (prerender: Prerender, { host, bootstrap }: Site, [widget, template]: CarriedView) => {
  const scheme = schemeOf(host);
  const cabinet = `${scheme}://my.${host}`;
  const { [widget]: renderer } = prerender;
  const chosen = template ?? { ...bootstrap.config.template }[widget as 'calculator'] ?? 'm1_d1';
  const html = renderer?.render({
    site: bootstrap,
    hosts: { site: host, api: `${scheme}://api.${host}`, cabinet },
    isCabinet: false,
    isBare: true,
    attributes: { template: chosen },
    stylesheet: null,
    isWhole: false,
    wholeList: `${cabinet}/order-now`,
  });
  return [widget, [chosen, html, renderer?.styles]];
};

const fill = (
  loader: Content,
  site: Site,
  prerender: Prerender | null,
  carried: readonly CarriedView[],
): Promise<Content> => {
  const { bootstrap, languages } = site;
  const views = prerender ? carried.map((view) => renderView(prerender, site, view)) : [];
  const text = loader.plain
    .toString()
    .replace('"__OCTAVO_VIEWS__"', () => asScript(Object.fromEntries(views)));
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
export const createLoaderContent = (
  loader: Content,
  prerender: Prerender | null,
  carried: readonly CarriedView[],
): LoaderContent => {
  const cache = new Map<number, { tag: string; content: Promise<Content> }>();
  return (site) => {
    const cached = cache.get(site.id);
    const tag = `${site.tag} ${site.languages}`;
    if (cached?.tag === tag) return cached.content;
    const content = fill(loader, site, prerender, carried);
    cache.set(site.id, { tag, content });
    return content;
  };
};
