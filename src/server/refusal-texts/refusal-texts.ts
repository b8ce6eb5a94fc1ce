import type { LanguageCode } from '../../languages/languages.ts';
import type { Translations } from '../../languages/text.ts';
import { arabicRefusals } from './arabic.ts';
import { germanRefusals } from './german.ts';
import { spanishRefusals } from './spanish.ts';

/**
 * Translations of the sentences with which the server refuses a request. In every other language, the sentences are in English.
 */
export const refusalTexts: Readonly<Partial<Record<LanguageCode, Translations>>> = {
  de: germanRefusals,
  es: spanishRefusals,
  ar: arabicRefusals,
};
