import { hostIn } from '../../order/vocabulary/host-in.ts';
import { positionFor, templateAt } from '../../order/vocabulary/templates.ts';
import { createBoundedCache } from '../bounded-cache.ts';
import { type Content, cachedBriefly, etagOf } from '../http/content.ts';
import { type NamedHost, schemeOf } from '../http/hosts.ts';
import { inLocale, type Site } from '../sites/store/sites.ts';
import type { Prerender } from './prerender.ts';
import type { Folder } from './static.ts';

/** A request for a fragment: the HTML of a widget, which a page includes. */
export interface FragmentRequest {
  site: Site;
  kind: NamedHost['kind'];
  /** Path below `/embed`, for example `/calculator.html`. */
  name: string;
  /** Attributes of the widget's element, as a query with its question mark. */
  query: string;
}

/** Attributes that the query may set. The element validates their values. */
export const attributeNames = [
  'template',
  'visitor',
  'theme',
  'redirect',
  'version',
  'loading',
  'locale',
  'data-dom',
  'data-host',
];
/** Parameter that asks for complete lists, for visitors without scripts. */
const wholeListName = 'whole-list';
/**
 * Parameter that puts the styles into the HTML if it is `inline`. Otherwise the HTML contains a link, because the policy of a
 * page may forbid inline styles.
 */
const stylesName = 'styles';

/** Maximum number of bytes of all cached fragments. The pages of a few sites include fewer. */
const maximumBytes = 8_000_000;
/** Maximum number of characters of an attribute. Every legitimate redirect address is shorter. */
const maximumValueLength = 1000;

/**
 * Returns whether an address is a page of the site or its subdomains. Anyone can write the query, and the links of the
 * provider's page must neither run a script nor lead to a stranger.
 */
const isOwnPage = (address: string, site: string, base: string) => {
  if (!URL.canParse(address, base)) return false;
  const { protocol, host } = new URL(address, base);
  return /^https?:$/.test(protocol) && (host === site || host.endsWith(`.${site}`));
};

const attributesOf = (parameters: URLSearchParams, site: string, base: string): Record<string, string> => {
  const attributes = attributeNames.flatMap((name) => {
    const value = parameters.get(name)?.slice(0, maximumValueLength);
    if (!value || (name === 'redirect' && !isOwnPage(value, site, base))) return [];
    if (name !== 'data-host') return [[name, value] as const];
    // The HTML shows the prices of this site, so the element may name no other one.
    return hostIn(value) === site ? [[name, site] as const] : [];
  });
  return Object.fromEntries(attributes);
};

/**
 * Replaces a template split by the template of one visitor. The page's server may name the visitor; otherwise the first
 * template is used. The script then shows the same template as the HTML. Visitors with the same template share one cached
 * fragment.
 */
const withOneTemplate = ({
  visitor,
  template,
  ...others
}: Record<string, string>): Record<string, string> => {
  if (!template?.includes('|')) return { ...(template && { template }), ...others };
  const chosen = templateAt(template, visitor ? positionFor(visitor) : 0);
  return { ...(chosen && { template: chosen }), ...others };
};

/** Reads the known parameters of a request's query. Other parameters are ignored. */
const readQuery = ({ site: { host }, query }: FragmentRequest) => {
  const parameters = new URLSearchParams(query);
  return {
    attributes: withOneTemplate(attributesOf(parameters, host, `${schemeOf(host)}://${host}`)),
    hasInlineStyles: parameters.get(stylesName) === 'inline',
    isWhole: parameters.has(wholeListName),
  };
};

const createRenderer =
  (prerender: Prerender | null, embed: Folder) =>
  (widget: string, request: FragmentRequest): Content => {
    const { site, kind } = request;
    const { host } = site;
    const scheme = schemeOf(host);
    const isCabinet = kind === 'cabinet';
    const cabinet = `${scheme}://my.${host}`;
    const { attributes, hasInlineStyles, isWhole } = readQuery(request);
    const folder = `${isCabinet ? cabinet : `${scheme}://${host}`}/embed`;
    const { etag = '' } = embed.get(`/${widget}.css`) ?? {};
    const wholeList = new URLSearchParams({ ...attributes, [wholeListName]: 'yes' });
    const html = prerender?.[widget]?.render({
      site: inLocale(site, attributes.locale).bootstrap,
      hosts: { site: host, api: `${scheme}://api.${host}`, cabinet },
      isCabinet,
      isBare: false,
      attributes,
      stylesheet: hasInlineStyles ? null : `${folder}/${widget}.css?${etag.replaceAll('"', '')}`,
      isWhole,
      wholeList: `${folder}/${widget}.html?${wholeList}`,
    });
    const plain = Buffer.from(html ?? '');
    return { type: 'text/html; charset=utf-8', etag: etagOf(plain), cacheControl: cachedBriefly, plain };
  };

/** Creates the source of fragments. `embed` holds the style sheet of each widget. */
export const createFragments = (prerender: Prerender | null, embed: Folder) => {
  const render = createRenderer(prerender, embed);
  const cache = createBoundedCache<Content>({ maximumBytes, bytesOf: ({ plain }) => plain.length });
  const widgetOf = ({ name }: FragmentRequest) => {
    const [, widget = ''] = /^\/([\w-]+)\.html$/.exec(name) ?? [];
    return prerender && Object.hasOwn(prerender, widget) ? widget : null;
  };
  const fragmentKey = (request: FragmentRequest) => {
    const { site, kind, name } = request;
    const query = readQuery(request);
    return JSON.stringify([inLocale(site, query.attributes.locale).tag, kind, name, query]);
  };
  return {
    /** Returns a widget as HTML; undefined if no widget has this name. */
    make: (request: FragmentRequest): Content | undefined => {
      const widget = widgetOf(request);
      return widget ? cache.getOrMake(fragmentKey(request), () => render(widget, request)) : undefined;
    },
    /** Returns whether the fragment is missing in the cache. Rendering takes much longer than sending. */
    hasToBeRendered: (request: FragmentRequest) =>
      widgetOf(request) !== null && !cache.get(fragmentKey(request)),
  };
};
