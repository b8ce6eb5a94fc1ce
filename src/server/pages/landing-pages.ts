import { groupThousands } from '../../languages/translator.ts';
import { sellsAnything } from '../../order/rules/offers.ts';
import { type Content, escapeHtml, styleSources, withText } from '../http/content.ts';
import { schemeOf } from '../http/hosts.ts';
import { brandStyle, logoOf } from '../sites/brand.ts';
import type { Site } from '../sites/store/sites.ts';
import type { FragmentRequest } from './fragments.ts';
import { createSiteCache, type Folder } from './static.ts';

/** A landing page or one of its files. `styles` are the policy sources of its inline styles. */
interface Landing {
  content: Content | undefined;
  styles: string;
  headers: Record<string, string>;
}

/** Returns the page or file of a site at a path. A preview also has the pages below `/own/`. */
export type LandingPages = (site: Site, path: string, shown?: { isPreview: boolean }) => Promise<Landing>;

/** Matches the server-side includes of nginx that the demo pages use. */
const directive = /<!--#(?:include virtual|echo var)="([^"]*)" -->/g;
/** Matches a variable that a page sets for its included parts. */
const setting = /<!--#set var="(\w+)" value="([\w-]+)" -->/g;
/** Matches content for a variable that has a value, or this value. */
const condition = /<!--#if expr="\$(\w+)(?: = ([\w-]+))?" -->(.*?)<!--#endif -->/gs;
const embedded = '/embed';
/** Folder of the parts that pages include. No address leads to a part. */
const parts = '/parts/';

/** Returns the address of the order page. It carries the code for a first order, if the site has promised one. */
const orderPage = ({ promiseTexts }: Site): string => {
  const code = promiseTexts.get('firstOrderCode');
  return `/order/${code ? `?inputDiscountCode=${code}` : ''}`;
};

/** Returns the slug of a rule page's path; '' for other paths. */
const ruleOf = (path: string) => /^\/rules\/([\w-]+)\/?$/.exec(path)?.[1] ?? '';

/** Page about money that goes back. A site that promises none does not point at it. */
const guarantee = 'money-back-guarantee';

const ruleLinks = ({ rules, bootstrap }: Site) =>
  rules
    .filter(({ slug }) => slug !== guarantee || bootstrap.config.promises)
    .map(
      ({ slug, title }) =>
        `<a class="link-params-setter" href="/rules/${escapeHtml(slug)}/">${escapeHtml(title)}</a>`,
    );

/** Returns the texts of pages about a site, by the names of the variables. An empty value counts as none. */
const siteVariables = (site: Site): ReadonlyMap<string, string> => {
  const { config, ratings } = site.bootstrap;
  const [first = '', ...others] = config.title.split(' ');
  const logo = logoOf(site.brand);
  const plain = {
    title: config.title,
    brandBegin: first,
    brandEnd: others.join(' '),
    address: config.address_legal,
    phone: config.contact_phone,
    phoneDigits: config.contact_phone.replace(/[^+\d]/g, ''),
    email: config.contact_email,
    skype: config.contact_skype,
    supportHours: config.supportHours ?? '',
    rating: ratings?.average.toFixed(1) ?? '',
    ratedOrders: ratings ? groupThousands(`${ratings.count}`) : '',
  };
  const links = ruleLinks(site);
  return new Map([
    ...Object.entries(plain).map(([name, text]) => [name, escapeHtml(text)] as const),
    ['ruleLinks', links.join('\n')],
    ['ruleItems', links.map((link) => `<li><h2>${link}</h2></li>`).join('\n')],
    ['brandStyle', brandStyle(site.brand)],
    ['logo', logo ? `src="${logo.path}" width="${logo.width}" height="${logo.height}"` : ''],
    ['name', logo ? '' : 'yes'],
    ['mark', site.hasDemoPages && !logo ? 'yes' : ''],
    ['demoPages', site.hasDemoPages ? 'yes' : ''],
    [site.bootstrap.paysOnline ? 'paidOnline' : 'paidByHand', 'yes'],
    ['isReady', sellsAnything(site.bootstrap) ? 'yes' : ''],
  ]);
};

/** Pages that only the sites of the demo have, because they speak of the demo's provider. */
const demoOnly = ['/samples/'];
/** Folder of the pages of all other sites. They speak of a site by its config alone. */
const ownFolder = '/own';

/** Finds the file at a path. The address of a folder is its index page. */
const fileAt = (demo: Folder, site: Site, path: string): Content | undefined => {
  const findPage = (wanted: string) =>
    demo.get(wanted) ?? demo.get(`${wanted.replace(/\/$/, '')}/index.html`);
  if (path.startsWith('/order/') && !sellsAnything(site.bootstrap))
    return findPage(`${ownFolder}/no-prices.html`);
  if (site.hasDemoPages) return findPage(path);
  if (demoOnly.some((folder) => path.startsWith(folder.slice(0, -1)))) return undefined;
  const rule = ruleOf(path);
  if (rule === '') return findPage(ownFolder + path) ?? findPage(path);
  return site.rules.some(({ slug }) => slug === rule) ? findPage(`${ownFolder}/rules/rule.html`) : undefined;
};

const isPage = ({ type }: Content) => type.startsWith('text/html');

const fill = async (page: Content, replace: (text: string) => string) => {
  const html = replace(page.plain.toString());
  return { content: await withText(page, html), styles: styleSources(html) };
};

/** Creates the landing pages of the demo's sites, and those of all other sites. Pages are cached until the site content changes. */
export const createLandingPages = (
  { demo, embed }: { demo: Folder; embed: Folder },
  makeFragment: (request: FragmentRequest) => Content | undefined,
): LandingPages => {
  const cached = createSiteCache<ReturnType<typeof fill>>();
  const replaceFor = (site: Site, path: string) => (page: string) => {
    const toOrder = orderPage(site);
    const variables = new Map([
      ...site.promiseTexts,
      ...siteVariables(site),
      ['rule', ruleOf(path)],
      ['HTTP_HOST', site.host],
      ['SCHEME', schemeOf(site.host)],
      ['orderPage', toOrder],
      ...[...page.matchAll(setting)].map(([, name = '', value = '']) => [name, value] as const),
    ]);
    const choosePassages = (text: string) =>
      text
        .replace(setting, '')
        .replace(condition, (_, name: string, value: string | undefined, content: string) =>
          (value ? variables.get(name) === value : variables.get(name)) ? content : '',
        )
        .replaceAll('$orderPage', toOrder);
    const replace = (text: string): string =>
      choosePassages(text).replace(directive, (_, target: string) => {
        const variable = variables.get(target);
        if (variable !== undefined) return variable;
        if (!target.startsWith(embedded)) return replace(demo.get(target)?.plain.toString() ?? '');
        const [name = '', ...query] = target.slice(embedded.length).split(/(?=\?)/);
        const part = makeFragment({ site, kind: 'site', name, query: query.join('') }) ?? embed.get(name);
        return part?.plain.toString() ?? '';
      });
    return replace(page);
  };
  return async (site, path, { isPreview } = { isPreview: false }) => {
    const page = fileAt(demo, site, path);
    if (!page || path.startsWith(parts) || (path.startsWith(ownFolder) && !isPreview))
      return { content: undefined, styles: '', headers: {} };
    if (!isPage(page)) return { content: page, styles: '', headers: {} };
    const address = `${schemeOf(site.host)}://${site.host}${path.replace(/index\.html$/, '')}`;
    return {
      ...(await cached(site, page.etag + ruleOf(path), () => fill(page, replaceFor(site, path)))),
      headers: { link: `<${encodeURI(address)}>; rel="canonical"` },
    };
  };
};
