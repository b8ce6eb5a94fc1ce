import type { de } from './de.ts';

/** A translation, or one for each plural category of the language that has its own. `other` serves all numbers without one. */
type Translation = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** Translations by English text. A site's own wordings replace some of them. */
export type Translations = Readonly<Partial<Record<string, Translation>>>;

/** English text that every language translates. German names them all, because it was the first translation. */
export type Text = keyof typeof de.texts | keyof typeof de.cabinetTexts;

/** A language beside English, which is in the source. */
export interface Language {
  /** Name of the language in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Texts of the script until a widget is there: that it is still loading, and that it could not be loaded. */
  loading: string;
  loadingFailed: string;
  /** Texts of the widgets, some of which the cabinet and letters show too. */
  texts: Readonly<Record<keyof typeof de.texts, Translation>>;
  /** Texts of the cabinet alone. */
  cabinetTexts: Readonly<Record<keyof typeof de.cabinetTexts, Translation>>;
}
