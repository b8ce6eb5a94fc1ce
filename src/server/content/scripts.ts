import { loadingTexts } from '../../languages/languages.ts';
import type { WidgetName } from '../../order/vocabulary/site.ts';
import { schemeOf } from '../hosts.ts';
import type { Log } from '../http/log.ts';
import type { Prerender } from '../ports/prerender.ts';
import type { Site } from '../stores/sites/sites.ts';
import { type Content, withText } from './content.ts';
import type { Folder } from './static.ts';

/** A first view that a script carries: the widget, and its template if that is not the site's choice. */
type CarriedView = readonly [widget: WidgetName, template?: string];

/**
 * First views in each script, by the script's name. `octavo.js` carries that of the calculator alone, because each further
 * view costs every page 1.6 to 2.9 kB.
 */
const carriedViews: Readonly<Record<string, readonly CarriedView[]>> = {
  '/octavo.js': [['calculator']],
  '/calculator.js': [['calculator']],
  '/order-form.js': [['order-form']],
  '/checkout.js': [['order-form', 'm3_d1']],
  '/price-list.js': [['price-list']],
};

/** Scripts that contain the data of a site and first views, by their names in the folder `embed`. */
export type Scripts = ReadonlyMap<string, (site: Site) => Promise<Content>>;

interface Source {
  embed: Folder;
  prerender: Prerender | null;
  log: Pick<Log, 'error'>;
}

/** Selectors of the order forms that use template m3_d1: by their attribute, and where the site chooses m3_d1. */
const checkouts = '[template=m3_d1]';
const checkoutsByDefault = ':not([template=m1_d1],[template=m1_d1a],[template=m2_d1])';

/** Writes a value as JavaScript in which no text of the site can end a script element that contains the loader. */
const asScript = (value: unknown) =>
  JSON.stringify(value).replace(
    /<(?=!--|\/?script)|[\u2028\u2029]/gi,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const apostrophes: Readonly<Record<string, string>> = { '\\"': '"', '"': "'", "'": "\\'" };
/** Puts the strings of a script between apostrophes, because HTML is full of quotation marks. It saves 0.1 kB a view. */
const withApostrophes = (script: string) =>
  script.replace(/\\.|["']/g, (found) => apostrophes[found] ?? found);

const renderView = (prerender: Prerender, { host, bootstrap }: Site, [widget, template]: CarriedView) => {
  const scheme = schemeOf(host);
  const cabinet = `${scheme}://my.${host}`;
  const { [widget]: renderer } = prerender;
  const chosen = template ?? { ...bootstrap.config.template }[widget] ?? 'm1_d1';
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
  return [widget, [chosen, html, renderer?.styles]] as const;
};

/** Renders first views by the names of their widgets. A view that cannot be rendered is left out. */
const renderViews = ({ prerender, log }: Source, site: Site, carried: readonly CarriedView[]) =>
  carried.flatMap((view) => {
    try {
      return prerender ? [renderView(prerender, site, view)] : [];
    } catch (error) {
      log.error(
        { err: error },
        `The first view of ${view[0]} for ${site.host} could not be rendered, so scripts show a skeleton until its code has loaded.`,
      );
      return [];
    }
  });

const fill = (loader: Content, site: Site, views: ReturnType<typeof renderViews>): Promise<Content> => {
  const { bootstrap, languages } = site;
  const isCheckout = bootstrap.config.template['order-form'] === 'm3_d1';
  const text = loader.plain.toString();
  const chosen = isCheckout ? text.replace(checkouts, checkoutsByDefault) : text;
  const values: Readonly<Record<string, string>> = {
    BOOTSTRAP: asScript({ ...bootstrap, languages: loadingTexts(languages) }),
    VIEWS: withApostrophes(asScript(Object.fromEntries(views))),
  };
  return withText(
    loader,
    chosen.replace(/"__OCTAVO_(\w+?)__"/g, (placeholder, name) => values[name] ?? placeholder),
  );
};

/**
 * Creates the scripts from the loader of the build: with the bootstrap document in them, the first price needs no call to another
 * origin. Each script is made at its first request and cached until the site's content changes. There are none if the build has
 * no loader.
 */
export const createScripts = (source: Source): Scripts => {
  const loader = source.embed.get('/octavo.js');
  if (!loader) return new Map();
  return new Map(
    Object.entries(carriedViews).map(([name, carried]) => {
      const cache = new Map<number, { tag: string; content: Promise<Content> }>();
      const make = (site: Site) => {
        const cached = cache.get(site.id);
        const tag = `${site.tag} ${site.languages}`;
        if (cached?.tag === tag) return cached.content;
        const content = fill(loader, site, renderViews(source, site, carried));
        cache.set(site.id, { tag, content });
        return content;
      };
      return [name, make] as const;
    }),
  );
};
