import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The pages of each group of the navigation, by the names of their texts in `src/docs/guides/`. */
const groups = {
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
export interface Page {
  group: string;
  address: string;
  /** Path of the text in the repository. */
  path: string;
  /** Short name for the navigation. The page's title is the first heading of its text. */
  name: string;
  /** Description for search engines and lists, 50 to 160 characters long. */
  about: string;
  markdown: string;
}

const readPage = (group: string, file: string): Page => {
  const path = `src/docs/guides/${file}.md`;
  const [, head = '', markdown = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(path, 'utf8')) ?? [];
  const { name, about }: Pick<Page, 'name' | 'about'> = parse(head);
  return { group, address: file === 'overview' ? '/docs/' : `/docs/${file}/`, path, name, about, markdown };
};

/** All pages, in the order of the navigation. */
export const pages: readonly Page[] = Object.entries(groups).flatMap(([group, files]) =>
  files.map((file) => readPage(group, file)),
);
