import { type LanguageCode, languages } from '../../../languages/languages.ts';
import type { RefusalText } from './refusals.ts';

/**
 * Returns the translations of refusals into a language, by the English sentences; an empty record for English. The type
 * requires every sentence, so that an incomplete language does not compile.
 */
export const refusalTextsIn = (code: LanguageCode): Partial<Readonly<Record<RefusalText, string>>> =>
  code === 'en' ? {} : languages[code].refusals;
