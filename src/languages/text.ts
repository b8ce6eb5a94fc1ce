import type de from './de.json';
import type fieldLabels from './field-labels.json';
import type { Translation } from './translation.ts';

type German = typeof de;

/** Labels of an order's fields. All languages share a file of labels, so that a new field changes no other file of texts. */
export type FieldLabels = Readonly<Record<keyof (typeof fieldLabels)['de'], string>>;

/**
 * English text of a widget or of the cabinet. The German texts define this type, and every other language must
 * translate the same texts.
 */
export type Text = keyof FieldLabels | keyof German['widgets'] | keyof German['cabinet'];

/** A translation of the product. English has none, because its texts stand in the source code. */
export interface Language {
  /** Name of the language in itself. */
  name: string;
  rightToLeft: boolean;
  /** Text that the script shows when a widget could not be loaded. */
  loadingFailed: string;
  /** Texts of the widgets, some of which the cabinet and letters show too. */
  widgets: Readonly<Record<keyof German['widgets'], Translation>>;
  /** Texts of the cabinet alone. */
  cabinet: Readonly<Record<keyof German['cabinet'], Translation>>;
  /** Texts of letters to customers, with values in braces. Those with `{n}` may have plural forms. */
  letters: Readonly<Record<keyof German['letters'], Translation>>;
  /** Sentences with which the server refuses a request. */
  refusals: Readonly<Record<keyof German['refusals'], string>>;
}
