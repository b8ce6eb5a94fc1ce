import MiniSearch from 'minisearch';
import { searchText } from '../../languages/characters.ts';

/** A passage of the guides that the search can find. */
export interface SearchText {
  address: string;
  /** Name of the page in the navigation. */
  page: string;
  title: string;
  text: string;
}

/** Splits a text into words, so that the search finds `octavo:order-created` and `discountCode` whole and by each of their words. */
const tokenize = (text: string) =>
  searchText(`${text} ${text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words of a question that say nothing about its subject. Few passages have them. */
const questionWords =
  /^(.{1,2}|and|are|can|does|for|have|how|the|what|when|where|which|who|why|with|you|your)$/i;

/** Matches addresses of long lists. A guide explains what one of their rows only names, so it comes first. */
const reference = /^\/docs\/(api\b|errors\/|changelog\/|measurements\/)/;

/**
 * Creates the function that finds passages by the beginnings of their words, even if one letter is wrong. If nothing is found,
 * two letters of a longer word may be wrong, because MiniSearch counts two swapped letters as two.
 */
export const createFinder = (texts: readonly SearchText[]) => {
  const index = new MiniSearch<SearchText & { id: number }>({
    fields: ['title', 'page', 'text'],
    tokenize,
    searchOptions: {
      prefix: true,
      fuzzy: 0.15,
      combineWith: 'AND',
      boost: { title: 6, page: 2 },
      boostDocument: (id) => (reference.test(texts[Number(id)]?.address ?? '') ? 0.3 : 1),
    },
  });
  index.addAll(texts.map((text, id) => ({ ...text, id })));
  return (query: string): SearchText[] => {
    const words = tokenize(query);
    const findAll = (wanted: readonly string[]) => {
      const text = wanted.join(' ');
      const found = index.search(text);
      return found.length ? found : index.search(text, { fuzzy: (word) => (word.length > 4 ? 2 : 1) });
    };
    const found = findAll(words);
    const results = found.length ? found : findAll(words.filter((word) => !questionWords.test(word)));
    return results.slice(0, 8).flatMap(({ id }) => texts[Number(id)] ?? []);
  };
};

/** Loads the texts of the guides and returns the function that searches them. */
export const loadFinder = async () => {
  const response = await fetch('/docs/search.json');
  if (!response.ok) throw new Error(`The search could not be loaded (status ${response.status}).`);
  return createFinder(await response.json());
};
