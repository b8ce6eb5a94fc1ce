import type { de } from './de/de.ts';

/** A translation, or one for each plural category of the language that has its own. `other` serves all numbers without one. */
export type Translation = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** Translations by English text. A site's own wordings replace some of them. */
export type Translations = Readonly<Partial<Record<string, Translation>>>;

type In<Part extends 'widgets' | 'cabinet' | 'letters' | 'refusals'> = keyof (typeof de)[Part];

/** English text of a widget or the cabinet that every language translates. German names them all, because it was the first translation. */
export type Text = In<'widgets'> | In<'cabinet'>;

/** A language beside English, which is in the source. */
export interface Language {
  /** Name of the language in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Texts of the script until a widget is there: that it is still loading, and that it could not be loaded. */
  loading: string;
  loadingFailed: string;
  /** Texts of the widgets, some of which the cabinet and letters show too. */
  widgets: Readonly<Record<In<'widgets'>, Translation>>;
  /** Texts of the cabinet alone. */
  cabinet: Readonly<Record<In<'cabinet'>, Translation>>;
  /** Texts of letters to customers, with values in braces. Those with `{n}` may have plural forms. */
  letters: Readonly<Record<In<'letters'>, Translation>>;
  /** Sentences with which the server refuses a request. */
  refusals: Readonly<Record<In<'refusals'>, string>>;
}
