import { schemeOf } from '../hosts.ts';
import type { Site } from '../stores/sites/sites.ts';
import { type Content, withText } from './content.ts';
import type { Fragments } from './fragments.ts';
import type { Folder } from './static.ts';

/** Returns the demo provider's page or file at a path, with its headers. */
export type LandingPages = (
  site: Site,
  path: string,
) => Promise<{ content: Content | undefined; headers: Record<string, string> }>;

/** Server-side includes as nginx has them, limited to those that the demo pages use. */
const directive = /<!--#(?:include virtual|echo var)="([^"]*)" -->/g;
/** A variable that a page sets for its parts, and what a part shows for one value of it. */
const setting = /<!--#set var="(\w+)" value="([\w-]+)" -->/g;
const condition = /<!--#if expr="\$(\w+) = ([\w-]+)" -->(.*?)<!--#endif -->/gs;
const embedded = '/embed';
/** Parts that pages include. They have no address of their own. */
const parts = '/parts/';

const isPage = ({ type }: Content) => type.startsWith('text/html');

const fill = (page: Content, replace: (text: string) => string): Promise<Content> =>
  withText(page, replace(page.plain.toString()));

/** Creates the landing pages. The address of a folder is its index page. Pages are cached until the site content changes. */
export const createLandingPages = (
  { demo, embed }: { demo: Folder; embed: Folder },
  fragments: Fragments,
): LandingPages => {
  const cache = new Map<string, { tag: string; content: Promise<Content> }>();
  const replaceFor = (site: Site) => (page: string) => {
    const variables = new Map([...page.matchAll(setting)].map(([, name, value]) => [name, value]));
    const choose = (text: string) =>
      text
        .replace(setting, '')
        .replace(condition, (_, name: string, value: string, content: string) =>
          variables.get(name) === value ? content : '',
        );
    const replace = (text: string): string =>
      choose(text).replace(directive, (_, wanted: string) => {
        if (wanted === 'HTTP_HOST') return site.host;
        if (!wanted.startsWith(embedded)) return replace(demo.get(wanted)?.plain.toString() ?? '');
        const [name = '', query = ''] = wanted.slice(embedded.length).split(/(?=\?)/);
        const part = fragments({ site, kind: 'site', name, query }) ?? embed.get(name);
        return part?.plain.toString() ?? '';
      });
    return replace(page);
  };
  const filled = (site: Site, page: Content) => {
    const name = `${site.id} ${page.etag}`;
    const cached = cache.get(name);
    if (cached?.tag === site.tag) return cached.content;
    const content = fill(page, replaceFor(site));
    cache.set(name, { tag: site.tag, content });
    return content;
  };
  return async (site, path) => {
    const page = demo.get(path) ?? demo.get(`${path.replace(/\/$/, '')}/index.html`);
    if (!page || path.startsWith(parts)) return { content: undefined, headers: {} };
    if (!isPage(page)) return { content: page, headers: {} };
    const address = `${schemeOf(site.host)}://${site.host}${path.replace(/index\.html$/, '')}`;
    return {
      content: await filled(site, page),
      headers: { link: `<${encodeURI(address)}>; rel="canonical"` },
    };
  };
};
