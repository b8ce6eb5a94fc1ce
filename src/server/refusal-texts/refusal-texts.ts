import { type LanguageCode, languages } from '../../languages/languages.ts';
import type { RefusalText } from '../errors.ts';

/**
 * Returns the sentences with which the server refuses a request in a language; none for English. The type names every sentence, so
 * that a language without one of them does not compile.
 */
export const refusalTextsIn = (code: LanguageCode): Partial<Readonly<Record<RefusalText, string>>> =>
  code === 'en' ? {} : languages[code].refusals;
