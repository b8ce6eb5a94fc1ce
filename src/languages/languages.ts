// All languages. The server and tests import this module; a browser gets the texts of one language with the site's data.
import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import labels from './field-labels.json' with { type: 'json' };
import type { FieldLabels, Language } from './text.ts';
import type { Translations } from './translation.ts';
import { createTranslator, type Translator } from './translator.ts';

/** The translated languages by their codes. English needs no translation. */
export const languages = { de, es, ar } as const satisfies Readonly<Record<string, Language>>;

type TranslatedCode = keyof typeof languages;
const fieldLabels: Readonly<Record<TranslatedCode, FieldLabels>> = labels;
export type LanguageCode = 'en' | TranslatedCode;

export const languageCodes: readonly LanguageCode[] = ['en', ...(Object.keys(languages) as TranslatedCode[])];

/** Returns the language of a tag such as `de-AT`, if it is one of `offered`. */
export const findLanguage = (
  tag: string | null | undefined,
  offered: readonly LanguageCode[] = languageCodes,
): LanguageCode | undefined => {
  const [code] = (tag ?? '').toLowerCase().split(/[-_]/);
  return offered.find((known) => known === code);
};

const languageOf = (code: LanguageCode): Language | undefined =>
  code === 'en' ? undefined : languages[code];

/** Returns the name of a language, written in that language, and its direction. */
export const describeLanguage = (code: LanguageCode): { name: string; direction: 'ltr' | 'rtl' } => {
  const { name = 'English', rightToLeft = false } = languageOf(code) ?? {};
  return { name, direction: rightToLeft ? 'rtl' : 'ltr' };
};

/** Returns the texts that a site's script shows before a widget is loaded, for each of these languages except English. */
export const loadingTexts = (codes: readonly LanguageCode[]) =>
  codes.flatMap((code) => {
    const { loadingFailed = '', widgets } = languageOf(code) ?? {};
    if (!widgets) return [];
    return {
      locale: code,
      loading: `${widgets['Still loading…']}`,
      failed: loadingFailed,
      retry: `${widgets.Retry}`,
    };
  });

/**
 * Creates a function that returns the translations of a language, with a site's own wordings. It merges those of the language
 * once, because that takes milliseconds.
 */
export const textsByLanguage = (merge: (code: LanguageCode) => Translations) => {
  const merged = new Map<LanguageCode, Translations>();
  return (code: LanguageCode, own: Translations = {}): Translations => {
    const texts = merged.get(code) ?? merge(code);
    merged.set(code, texts);
    return Object.keys(own).length > 0 ? { ...texts, ...own } : texts;
  };
};

export const widgetTexts = textsByLanguage((code) => ({
  ...(code !== 'en' && fieldLabels[code]),
  ...languageOf(code)?.widgets,
}));

/** Returns the translations of the texts of widgets and cabinet. */
export const allTexts = textsByLanguage((code) => ({ ...widgetTexts(code), ...languageOf(code)?.cabinet }));

/** Returns the translator for texts that the server writes: letters and prerendered widgets. */
export const translatorOf = (code: LanguageCode, own?: Translations, textsOf = allTexts): Translator =>
  createTranslator({
    locale: code,
    direction: code === 'en' ? '' : describeLanguage(code).direction,
    texts: textsOf(code, own),
  });
