import type { Dictionaries, DictionaryName } from '../../order/vocabulary/dictionaries.ts';
import { fieldsOf } from '../../order/vocabulary/map-fields.ts';
import type { SiteConfig } from '../../order/vocabulary/site.ts';

/** Name of a list of words: a dictionary, the categories of subjects, the payment systems, or the texts of the config. */
export type WordList = DictionaryName | 'subjectCategory' | 'payment' | 'config';

/** Place of a word in the data of a site: list, item and field. */
export interface WordPlace {
  list: WordList;
  /** Id of the item; 0 in the config. */
  id: number;
  field: string;
}

/** Part of a site's data that contains words. */
interface Worded {
  config: Pick<SiteConfig, 'payment' | 'supportHours' | 'redirect'>;
  dictionaries: Dictionaries;
}

/** Returns the replacement of the word `english` at a place. */
type ReplaceWord = (place: WordPlace, english: string) => string;

/** Item of any dictionary. Currencies have no `name`, because their titles are codes that all languages share. */
interface Item {
  id: number;
  name?: string;
  about?: string;
  categoryId?: number;
  categoryName?: string;
}

const replaceInItem = (list: DictionaryName, { id, ...item }: Item, replace: ReplaceWord): Item => {
  const { name, about, categoryId = 0, categoryName } = item;
  const category: WordPlace = { list: 'subjectCategory', id: categoryId, field: 'name' };
  return {
    id,
    ...item,
    ...(name && { name: replace({ list, id, field: 'name' }, name) }),
    ...(about && { about: replace({ list, id, field: 'about' }, about) }),
    ...(categoryName && { categoryName: replace(category, categoryName) }),
  };
};

const replaceInDictionaries = (dictionaries: Dictionaries, replace: ReplaceWord): Dictionaries => {
  const replaced = fieldsOf(dictionaries).map((list) => {
    const items: readonly Item[] = dictionaries[list];
    return [list, items.map((item) => replaceInItem(list, item, replace))];
  });
  // The cast is safe, because every item keeps its properties and their types.
  return Object.fromEntries(replaced) as Dictionaries;
};

const inConfig = <Config extends Worded['config']>(config: Config, replace: ReplaceWord): Config => {
  const { payment, supportHours, redirect } = config;
  const inField = (field: string, english: string) => replace({ list: 'config', id: 0, field }, english);
  const discountName = redirect?.discountName;
  return {
    ...config,
    payment: payment.map((method) => ({
      ...method,
      descriptor: replace({ list: 'payment', id: method.systemId, field: 'descriptor' }, method.descriptor),
    })),
    ...(supportHours && { supportHours: inField('supportHours', supportHours) }),
    ...(redirect &&
      discountName && { redirect: { ...redirect, discountName: inField('discountName', discountName) } }),
  };
};

/** Returns the data of a site with each word replaced. Words are all texts in the data that visitors read. */
export const replaceWords = <Site extends Worded>(site: Site, replace: ReplaceWord): Site => ({
  ...site,
  config: inConfig(site.config, replace),
  dictionaries: replaceInDictionaries(site.dictionaries, replace),
});

/** An English word of a site's data, such as the name of a paper type, with its place. */
export interface SiteWord extends WordPlace {
  english: string;
}

/** Lists the words of a site with their places, each place once. */
export const wordsOf = (site: Worded): SiteWord[] => {
  const words = new Map<string, SiteWord>();
  replaceWords(site, (place, english) => {
    words.set(keyOfPlace(place), { ...place, english });
    return english;
  });
  return [...words.values()];
};

export interface TranslatedSite {
  bootstrap: Worded;
  allDictionaries: Dictionaries;
}

/** Lists the words of a site that can be translated. Titles of currencies are left out, because they are codes. */
export const translatableWords = ({ bootstrap, allDictionaries }: TranslatedSite): SiteWord[] =>
  wordsOf({ ...bootstrap, dictionaries: allDictionaries }).filter(({ list }) => list !== 'currency');

/** Returns a key that is unique for a place, such as `paperType 104 name`. */
export const keyOfPlace = ({ list, id, field }: WordPlace): string => `${list} ${id} ${field}`;
