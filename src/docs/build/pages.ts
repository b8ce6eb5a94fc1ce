import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Names of the texts in `src/docs/guides/` by the group of the navigation. */
const textNames = {
  Start: ['overview', 'quick-start', 'choose-a-script', 'first-steps'],
  'Your page': [
    'wordpress',
    'frames',
    'tag-manager',
    'consent',
    'content-security-policy',
    'single-page-apps',
    'npm-package',
    'server-html',
    'own-server',
  ],
  Reference: ['elements', 'look', 'events', 'script-api', 'parameters', 'errors'],
  'Provider API': ['api', 'api-site', 'api-orders', 'api-account', 'api-writers', 'api-office', 'programs'],
  Quality: ['accessibility', 'browsers', 'measurements', 'versions', 'changelog', 'compare'],
};

/** A page of the guides. Its name and description stand at the top of its text. */
export interface GuidePage {
  address: string;
  /** Path of the text in the repository. */
  path: string;
  /** Short name for the navigation. The page's title is the first heading of its text. */
  name: string;
  /** Description for search engines and lists, 50 to 160 characters long. */
  about: string;
  markdown: string;
}

const readPage = (file: string): GuidePage => {
  const path = `src/docs/guides/${file}.md`;
  const [, head = '', markdown = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path, 'utf8')) ?? [];
  const { name, about }: Pick<GuidePage, 'name' | 'about'> = parse(head);
  return { address: file === 'overview' ? '/docs/' : `/docs/${file}/`, path, name, about, markdown };
};

export const pageGroups: readonly (readonly [name: string, pages: readonly GuidePage[]])[] = Object.entries(
  textNames,
).map(([name, files]) => [name, files.map(readPage)]);

/** All pages, in the order of the navigation. */
export const pages: readonly GuidePage[] = pageGroups.flatMap(([, shown]) => shown);

/** The first page, which only leads to the others. */
export const [overview] = pages;
