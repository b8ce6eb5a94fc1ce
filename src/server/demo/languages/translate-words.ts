import type { LanguageCode } from '../../../languages/languages.ts';
import { fieldsOf } from '../../../order/vocabulary/map-fields.ts';
import { wordsOf } from '../../languages/site-words.ts';
import type { SiteSeed, TranslationSeed } from '../../stores/sites/site-seed.ts';
import { arabicWords } from './arabic.ts';
import type { DemoWords } from './demo-words.ts';
import { germanWords } from './german.ts';
import { spanishWords } from './spanish.ts';

export const demoWords: Readonly<Record<Exclude<LanguageCode, 'en'>, DemoWords>> = {
  de: germanWords,
  es: spanishWords,
  ar: arabicWords,
};

/** Returns the words of a demo site in all languages. */
export const translateWords = (site: Pick<SiteSeed, 'config' | 'dictionaries'>): TranslationSeed[] =>
  fieldsOf(demoWords).flatMap((language) =>
    wordsOf(site).flatMap(({ english, ...place }) => {
      const text = place.list === 'currency' ? undefined : demoWords[language][place.list][english];
      return text === undefined ? [] : [{ ...place, language, text }];
    }),
  );
