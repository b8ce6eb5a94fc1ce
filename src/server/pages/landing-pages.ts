import { type Content, withText } from '../http/content.ts';
import { schemeOf } from '../http/hosts.ts';
import type { Site } from '../sites/store/sites.ts';
import type { FragmentRequest } from './fragments.ts';
import { styleSources } from './security-headers.ts';
import { createSiteCache, type Folder } from './static.ts';

/** A landing page or one of its files. `styles` are the policy sources of its inline styles. */
interface Landing {
  content: Content | undefined;
  styles: string;
  headers: Record<string, string>;
}

/** Returns the demo provider's page or file at a path. */
export type LandingPages = (site: Site, path: string) => Promise<Landing>;

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

const isPage = ({ type }: Content) => type.startsWith('text/html');

const fill = async (page: Content, replace: (text: string) => string) => {
  const html = replace(page.plain.toString());
  return { content: await withText(page, html), styles: styleSources(html) };
};

/** Creates the landing pages. The address of a folder is its index page. Pages are cached until the site content changes. */
export const createLandingPages = (
  { demo, embed }: { demo: Folder; embed: Folder },
  makeFragment: (request: FragmentRequest) => Content | undefined,
): LandingPages => {
  const cached = createSiteCache<ReturnType<typeof fill>>();
  const replaceFor = (site: Site) => (page: string) => {
    const toOrder = orderPage(site);
    const variables = new Map([
      ...site.promiseTexts,
      ['HTTP_HOST', site.host],
      ['SCHEME', schemeOf(site.host)],
      ['orderPage', toOrder],
      ...[...page.matchAll(setting)].map(([, name = '', value = '']) => [name, value] as const),
    ]);
    const choose = (text: string) =>
      text
        .replace(setting, '')
        .replace(condition, (_, name: string, value: string | undefined, content: string) =>
          (value ? variables.get(name) === value : variables.get(name)) ? content : '',
        )
        .replaceAll('$orderPage', toOrder);
    const replace = (text: string): string =>
      choose(text).replace(directive, (_, wanted: string) => {
        const variable = variables.get(wanted);
        if (variable !== undefined) return variable;
        if (!wanted.startsWith(embedded)) return replace(demo.get(wanted)?.plain.toString() ?? '');
        const [name = '', ...query] = wanted.slice(embedded.length).split(/(?=\?)/);
        const part = makeFragment({ site, kind: 'site', name, query: query.join('') }) ?? embed.get(name);
        return part?.plain.toString() ?? '';
      });
    return replace(page);
  };
  return async (site, path) => {
    const page = demo.get(path) ?? demo.get(`${path.replace(/\/$/, '')}/index.html`);
    if (!page || path.startsWith(parts)) return { content: undefined, styles: '', headers: {} };
    if (!isPage(page)) return { content: page, styles: '', headers: {} };
    const address = `${schemeOf(site.host)}://${site.host}${path.replace(/index\.html$/, '')}`;
    return {
      ...(await cached(site, page.etag, () => fill(page, replaceFor(site)))),
      headers: { link: `<${encodeURI(address)}>; rel="canonical"` },
    };
  };
};
