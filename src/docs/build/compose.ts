import type { Entries } from './entries.ts';
import { guideOf, type Page, pages } from './pages.ts';
import { deepen, partsOfSection, type Section, sectionsOf } from './sections.ts';
import { slugOf } from './slug.ts';

/** Texts of documents by their paths in the repository. */
export type Documents = ReadonlyMap<string, string>;

/** Addresses at which the guides show documents and their sections, by path in the repository: `src/embed/README.md#look`. */
export type Addresses = Map<string, string>;

/** Addresses for links to files that no page shows as a whole. */
const known = [
  ['src/embed/README.md', '/docs/'],
  ['src/demo/widgets/index.html', '/widgets/'],
] as const;

/** Prefix of links to files of the repository. */
export const repositoryPrefix = 'repository:';

const directive =
  /^<!-- (section|document|entries) (\S+)(?: (without tables|before table|first table))? -->$/;

/** Heading of a page below which a section or document is included. */
interface Place {
  page: Page;
  level: number;
  slug: string;
}

const resolvePath = (from: string, path: string) => new URL(path, `file:///${from}`).pathname.slice(1);

/** Rewrites relative links, so that they do not depend on the folder of the document. */
const withPaths = (text: string, document: string) => {
  const rewriteLink = (href: string) => {
    if (/^(?:[a-z]+:|\/|#)/.test(href))
      return href.startsWith('#') ? `${repositoryPrefix}${document}${href}` : href;
    const [path = '', anchor = ''] = href.split(/(?=#)/);
    return `${repositoryPrefix}${resolvePath(document, path)}${anchor}`;
  };
  return text
    .replace(/\]\((\S+?)\)/g, (_, href: string) => `](${rewriteLink(href)})`)
    .replace(/^(\[[\w-]+\]:) (\S+)$/gm, (_, label: string, href: string) => `${label} ${rewriteLink(href)}`);
};

const readSection = (documents: Documents, path: string, slug: string): Section => {
  const found = sectionsOf(documents.get(path) ?? '').find((section) => section.slug === slug);
  if (!found) throw new Error(`The guides name the section ${path}#${slug}, which does not exist.`);
  return found;
};

/**
 * Creates the function that composes the Markdown of a page. It also records at which address each section of a
 * document is shown.
 */
export const createComposer = (documents: Documents, entries: Entries) => {
  const addresses: Addresses = new Map(known);
  const recordAddress = (name: string, address: string) => {
    if (!addresses.has(name)) addresses.set(name, address);
  };
  const recordSections = (path: string, text: string, address: string) => {
    for (const { slug } of sectionsOf(text)) recordAddress(`${path}#${slug}`, `${address}#${slug}`);
  };
  const include = ({ page, level, slug }: Place, [kind, name = '', part = '']: string[]) => {
    if (kind === 'entries') {
      const make = entries[name];
      if (!make) throw new Error(`The guides name the entries "${name}", which do not exist.`);
      return deepen(make(), level - 1);
    }
    const [file = '', anchor = ''] = name.split('#');
    const path = resolvePath('src/', file);
    recordAddress(anchor ? `${path}#${anchor}` : path, page.address + (slug && `#${slug}`));
    if (anchor) {
      const { body } = readSection(documents, path, anchor);
      return withPaths(partsOfSection[part]?.(body) ?? body, path);
    }
    const body = (documents.get(path) ?? '').replace(/^# .*\n/, '').trim();
    recordSections(path, body, page.address);
    return withPaths(deepen(body, level - 1), path);
  };
  const compose = (page: Page): string => {
    const path = guideOf(page);
    const text = documents.get(path);
    if (text === undefined) throw new Error(`The page ${page.address} has no text in ${path}.`);
    recordAddress(path, page.address);
    recordSections(path, text, page.address);
    const current = { page, level: 1, slug: '' };
    return text
      .split('\n')
      .map((line) => {
        const [, marks = '', title = ''] = /^(#{2,6}) (.+)$/.exec(line) ?? [];
        if (marks) Object.assign(current, { level: marks.length, slug: slugOf(title) });
        const [, ...words] = directive.exec(line) ?? [];
        return words.length ? include(current, words) : withPaths(line, path);
      })
      .join('\n');
  };
  return { texts: pages.map((page) => ({ page, markdown: compose(page) })), addresses };
};
