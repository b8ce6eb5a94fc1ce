import MiniSearch, { type SearchOptions } from 'minisearch';
import { searchText } from '../../languages/characters.ts';

/** A passage of the guides that the search can find. */
export interface SearchText {
  address: string;
  /** Name of the page in the navigation. */
  page: string;
  title: string;
  text: string;
  /** Snippets of the passage. They name much that the passage does not explain. */
  snippets?: string;
  /** Level of the heading. A row of a table is one level below headings. */
  level: number;
}

/** Splits a text into words, so that the search finds `octavo:order-created` and `discountCode` whole and by each of their words. */
const tokenize = (text: string) =>
  searchText(`${text} ${text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Searches until one finds something: beginnings of words, mistyped words, and passages with some of the words. */
const searches: readonly SearchOptions[] = [{}, { fuzzy: 0.3 }, { fuzzy: 0.3, combineWith: 'OR' }];

/** Matches addresses of long lists. Guides come before them, because a row of a list does not explain its subject. */
const reference = /^\/docs\/(api-|errors|changelog|measurements)/;

/** Returns whether no passage before this one has its name. A page can have rows of one name in several tables. */
const isFirst = ({ page, title }: SearchText, index: number, all: readonly SearchText[]) =>
  all.findIndex((other) => other.page === page && other.title === title) === index;

/** Creates the function that finds passages by the beginnings of their words. A higher heading comes first. */
export const createFinder = (texts: readonly SearchText[]) => {
  const index = new MiniSearch<SearchText & { id: number }>({
    fields: ['title', 'page', 'text', 'snippets'],
    tokenize,
    searchOptions: {
      prefix: true,
      combineWith: 'AND',
      boost: { title: 6, page: 2, snippets: 0.2 },
      // A long passage explains more, so length (b) counts less against it than the library's default of 0.7.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      boostDocument: (id) => {
        const { address = '', level = 1 } = texts[Number(id)] ?? {};
        return (reference.test(address) ? 0.3 : 1) / level;
      },
    },
  });
  index.addAll(texts.map((text, id) => ({ ...text, id })));
  return (query: string): SearchText[] => {
    for (const options of searches) {
      const found = index.search(query, options);
      if (found.length)
        return found
          .flatMap(({ id }) => texts[Number(id)] ?? [])
          .filter(isFirst)
          .slice(0, 8);
    }
    return [];
  };
};

/** Loads the texts of the guides and returns the function that searches them. */
export const loadFinder = async () => {
  const response = await fetch('/docs/search.json');
  if (!response.ok) throw new Error(`The search could not be loaded (status ${response.status}).`);
  return createFinder(await response.json());
};
