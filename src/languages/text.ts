import type { de } from './de.ts';

/** A translation, or a text for each plural category of the language. `other` serves every number whose category has no text. */
type Translation = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** Translations by English text. A site's own wordings replace some of them. */
export type Translations = Readonly<Partial<Record<string, Translation>>>;

/** English text that every language translates. The names are those of the German file, which lists all texts. */
export type Text = keyof typeof de.texts | keyof typeof de.cabinetTexts;

/** A language other than English. English texts are in the source. */
export interface Language {
  /** Name of the language, written in that language. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Text of the script while it loads a widget. */
  loading: string;
  loadingFailed: string;
  /** Texts of the widgets, some of which the cabinet and letters show too. */
  texts: Readonly<Record<keyof typeof de.texts, Translation>>;
  /** Texts of the cabinet alone. */
  cabinetTexts: Readonly<Record<keyof typeof de.cabinetTexts, Translation>>;
}
