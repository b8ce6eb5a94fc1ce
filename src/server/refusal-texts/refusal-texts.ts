import { type LanguageCode, languages } from '../../languages/languages.ts';
import type { RefusalText } from '../errors.ts';

/**
 * Returns the translations of refusals into a language, by the English sentences; an empty record for English. The type names
 * every sentence, so that a language without one of them does not compile.
 */
export const refusalTextsIn = (code: LanguageCode): Partial<Readonly<Record<RefusalText, string>>> =>
  code === 'en' ? {} : languages[code].refusals;
