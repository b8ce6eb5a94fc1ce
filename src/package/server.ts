import type { WidgetName } from '../order/vocabulary/site.ts';
import { attributes as knownAttributes, type WidgetOptions } from '../public-interface/attributes.ts';
import type { PrerenderedWidget } from '../public-interface/elements.ts';
import { createCachedFetch, type FetchOptions } from './cached-fetch.ts';

export type { PrerenderedWidget } from '../public-interface/elements.ts';

/** Settings of `createOctavoServer`. */
export type OctavoServerOptions = Partial<FetchOptions> & {
  /** Origin of the provider's host that serves `/embed/`: `https://papers.example`. */
  origin: string;
  /** True to put the styles into the HTML, so that the first paint shows prices. The page's policy must allow inline styles. */
  inlineStyles?: boolean;
};

/** Functions that read HTML for the pages of another server. None of them rejects. */
export interface OctavoServer {
  /**
   * Returns a widget with its prices as HTML. While the provider's server does not answer, returns the last HTML, or else the
   * empty element, which the script fills in the browser.
   */
  widgetHtml<Widget extends PrerenderedWidget>(
    widget: Widget,
    attributes?: WidgetOptions<Widget>,
  ): Promise<string>;
  /** Returns the `<link rel="modulepreload">` of a widget for the head of a page, or an empty text. */
  preloadLinks(widget: WidgetName): Promise<string>;
}

/**
 * Returns the known attributes that have a value. Other names are left out, because a page may pass on a visitor's input,
 * and a name is written into HTML as it is.
 */
const withValue = (attributes: object) =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === null || value === undefined || !Object.hasOwn(knownAttributes, name)
      ? []
      : [[name, String(value)] as const],
  );

const escapeText = (text: string) => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Creates the functions for one provider, with one cache. A server creates them once for all its pages. */
export const createOctavoServer = ({
  origin,
  inlineStyles = false,
  ...options
}: OctavoServerOptions): OctavoServer => {
  const cachedFetch = createCachedFetch({
    timeoutMs: 2000,
    fetch: (...request) => globalThis.fetch(...request),
    now: Date.now,
    ...options,
  });
  const host = origin.replace(/\/$/, '');
  const embed = `${host}/embed`;
  return {
    widgetHtml: (widget, attributes = {}) => {
      const attributePairs = withValue(attributes);
      const parameters = inlineStyles ? [...attributePairs, ['styles', 'inline']] : attributePairs;
      const query = parameters.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
      const attributeText = attributePairs.map(([name, value]) => ` ${name}="${escapeText(value)}"`).join('');
      const element = `<octavo-${widget}${attributeText}></octavo-${widget}>`;
      return cachedFetch(`${embed}/${widget}.html${query && `?${query}`}`, element);
    },
    preloadLinks: async (widget) => {
      const links = await cachedFetch(`${embed}/preload/${widget}.html`, '');
      // The links get the provider's host, because the provider writes them for pages on its own host.
      return links.replaceAll('href="/', `href="${host}/`);
    },
  };
};
