import { Type } from 'typebox';
import { findLanguage, type LanguageCode } from '../../languages/languages.ts';

/** Schema of the field with the page's language. Any type is accepted, because a wrong language must not refuse a request. */
export const localeField = {
  locale: Type.Optional(Type.Unknown({ description: 'Language of the page, in which letters are written' })),
};

export const localeNames: readonly string[] = Object.keys(localeField);

/** Returns the language that the field names; undefined if the site does not have that language. */
export const languageOf = (
  { languages }: { languages: readonly LanguageCode[] },
  locale: unknown,
): LanguageCode | undefined => (typeof locale === 'string' ? findLanguage(locale, languages) : undefined);
