import type { de } from './de/de.ts';

/** A translation: one text, or a text for each plural category that differs. `other` serves all remaining numbers. */
export type Translation = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** Translations by English text. A site's own wordings replace some of them. */
export type Translations = Readonly<Partial<Record<string, Translation>>>;

type In<Part extends 'widgets' | 'cabinet' | 'letters' | 'refusals'> = keyof (typeof de)[Part];

/**
 * English text of a widget or of the cabinet. The German texts define this type, and every other language must
 * translate the same texts.
 */
export type Text = In<'widgets'> | In<'cabinet'>;

/** A translation of the product. English has none, because its texts stand in the source code. */
export interface Language {
  /** Name of the language in itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Text that the script shows when a widget could not be loaded. */
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
