import { Type } from 'typebox';
import { findLanguage, type LanguageCode } from '../../languages/languages.ts';

/** Field with the language of the page. It has any type, because a value that names no language must not refuse a request. */
export const localeField = {
  locale: Type.Optional(Type.Unknown({ description: 'Language of the page, in which letters are written' })),
};

export const localeNames: readonly string[] = Object.keys(localeField);

/** Returns the language of a site that the field names; undefined if the site does not have it. */
export const languageOf = (
  { languages }: { languages: readonly LanguageCode[] },
  locale: unknown,
): LanguageCode | undefined => (typeof locale === 'string' ? findLanguage(locale, languages) : undefined);
