import { loadingTexts } from '../../languages/languages.ts';
import { offeredPaperTypes, sellsAnything } from '../../order/rules/offers.ts';
import type { Bootstrap, SiteFacts, WidgetName } from '../../order/vocabulary/site.ts';
import { type Content, cachedBriefly, withText } from '../http/content.ts';
import { schemeOf } from '../http/hosts.ts';
import type { Log } from '../http/log.ts';
import type { Site } from '../sites/store/sites.ts';
import type { Prerender } from './prerender.ts';
import { createSiteCache, type Folder } from './static.ts';

/** A first view that a script carries: the widget, and its template if that is not the site's choice. */
type CarriedView = readonly [widget: WidgetName, template?: string];

/**
 * The first view of each script, and the script's names. `octavo.js` carries that of the calculator alone, because each further
 * view would cost every page 1.6 to 2.9 kB.
 */
const carriedViews: readonly (readonly [view: CarriedView, ...names: string[]])[] = [
  [['calculator'], '/octavo.js', '/calculator.js'],
  [['order-form'], '/order-form.js'],
  [['order-form', 'm3_d1'], '/checkout.js'],
  [['price-list'], '/price-list.js'],
];

/**
 * Files that the server makes for a site, by their names in the folder `embed`: the scripts with first views, and `/site.js`
 * with the site's data.
 */
export type Scripts = ReadonlyMap<string, (site: Site) => Promise<Content>>;

interface Source {
  embed: Folder;
  prerender: Prerender | null;
  log: Pick<Log, 'error'>;
}

/** Selectors of the order forms that use template m3_d1: by their attribute, and by the choice of the site. */
const checkouts = '[template=m3_d1]';
const checkoutsByDefault = ':not([template=m1_d1],[template=m1_d1a],[template=m2_d1])';

/** Writes a value as JavaScript in which no text of the site can end a script element that contains the loader. */
const asScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /<(?=!--|\/?script)|[\u2028\u2029]/gi,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Returns the choices of the long lists of a widget, of which its first view holds the chosen ones only. */
const listsOf = (widget: WidgetName, site: Bootstrap) => {
  const lists: Readonly<Record<string, readonly (readonly { id: number; name: string }[])[]>> = {
    calculator: [offeredPaperTypes(site)],
    'order-form': [offeredPaperTypes(site), site.dictionaries.paperSubject],
  };
  return (lists[widget] ?? []).map((items) => items.map(({ id, name }) => [id, name] as const));
};

/** Templates of the order form that differ in a few words, so that a script with one carries the other for a few bytes. */
const alike = ['m1_d1', 'm2_d1'];

const renderView = (prerender: Prerender, { host, bootstrap }: Site, [widget, template]: CarriedView) => {
  const scheme = schemeOf(host);
  const cabinet = `${scheme}://my.${host}`;
  const { [widget]: renderer } = prerender;
  const templateName = template ?? { ...bootstrap.config.template }[widget] ?? 'm1_d1';
  const templates = widget === 'order-form' && alike.includes(templateName) ? alike : [templateName];
  const htmlOf = (template: string) =>
    renderer?.render({
      site: bootstrap,
      hosts: { site: host, api: `${scheme}://api.${host}`, cabinet },
      isCabinet: false,
      isBare: true,
      attributes: { template },
      stylesheet: null,
      isWhole: false,
      wholeList: `${cabinet}/order-now`,
    });
  const html = Object.fromEntries(templates.map((template) => [template, htmlOf(template)]));
  return { html, styles: renderer?.viewStyles(templateName), lists: listsOf(widget, bootstrap) };
};

/**
 * Returns the first view of a script by the name of its widget. A script is sent without a view that cannot be rendered, and without
 * one in the theme minimal, for which no view has the styles.
 */
const renderViews = ({ prerender, log }: Source, site: Site, view: CarriedView) => {
  const [widget] = view;
  if (site.bootstrap.config.theme === 'minimal') return {};
  try {
    return prerender ? { [widget]: renderView(prerender, site, view) } : {};
  } catch (error) {
    log.error(
      { err: error },
      `The first view of ${widget} for ${site.host} could not be rendered, so scripts show a skeleton until its code has loaded.`,
    );
    return {};
  }
};

/** Returns the site's data as a module, which the scripts import by the version of the data. */
const asModule = ({ bootstrap }: Site): Promise<Content> =>
  withText(
    { type: 'text/javascript; charset=utf-8', cacheControl: cachedBriefly },
    `export const site=${JSON.stringify(bootstrap)}`,
  );

const fillLoader = (loader: Content, site: Site, views: ReturnType<typeof renderViews>): Promise<Content> => {
  const { bootstrap, languages } = site;
  const isCheckout = bootstrap.config.template['order-form'] === 'm3_d1';
  const text = loader.plain.toString();
  const script = isCheckout ? text.replace(checkouts, checkoutsByDefault) : text;
  const { id, version_price, template, postback } = bootstrap.config;
  const facts: SiteFacts = {
    id,
    version_price,
    template,
    postback,
    host: site.host,
    tag: site.tag,
    isFirstOrderOnly: bootstrap.linkDiscount?.firstOrderOnly ?? false,
    languages: loadingTexts(languages),
  };
  const values: Readonly<Record<string, string>> = {
    SITE: asScript(facts),
    VIEWS: asScript(views),
  };
  // A browser that keeps the script of a site without prices would show the owner no price once there are some.
  const cacheControl = sellsAnything(bootstrap) ? loader.cacheControl : 'no-cache';
  return withText(
    { ...loader, cacheControl },
    script.replace(/"__OCTAVO_(\w+?)__"/g, (placeholder, name) => values[name] ?? placeholder),
  );
};

/** Creates the scripts from the loader of the build, and the site's data. There are none if the build has no loader. */
export const createScripts = (source: Source): Scripts => {
  const loader = source.embed.get('/octavo.js');
  if (!loader) return new Map();
  const cached = createSiteCache<Promise<Content>>();
  return new Map([
    // The data come first, because the scripts name their version.
    ['/site.js', (site: Site) => cached(site, '/site.js', () => asModule(site))],
    ...carriedViews.flatMap(([view, ...names]) => {
      const script = (site: Site) =>
        cached(site, view.join(' '), () => fillLoader(loader, site, renderViews(source, site, view)));
      return names.map((name) => [name, script] as const);
    }),
  ]);
};
