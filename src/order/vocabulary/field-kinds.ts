import type { Text } from '../../languages/text.ts';
import type { DictionaryName } from './dictionaries.ts';

/**
 * A file that the visitor has chosen for the order. Its bytes are held in `state/order-form/file-contents.ts`, so that a
 * draft is plain data and can be stored. After a reload the bytes are gone and the file must be chosen again.
 */
export interface ChosenFile {
  /** Unique within the draft. */
  key: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Code of the placed order that has the file. */
  attachedTo?: string;
}

export interface AnyField {
  /** Label in the preview, in the summary of errors and in the cabinet. A field without a label is shown in none of them. */
  label?: Text | '';
  /**
   * Way of the field, by default `order`:
   * - `order`: the form sends it, and the table of orders stores it.
   * - `request`: the form sends it, and the server stores other values that follow from it.
   * - `server`: the server determines the value, ignores a sent one, and the table of orders stores it.
   * - `form`: the form does not send it.
   */
  place?: 'order' | 'request' | 'server' | 'form';
}

/** Kinds of fields, with the properties of each kind. */
export type FieldRow = AnyField &
  (
    | {
        /**
         * Text that the customer writes, with its limits in characters after trimming. A text with the minimum 0 is optional.
         */
        kind: 'text';
        min: number;
        max: number;
      }
    | {
        /** Number as typed text in a draft, because the visitor may still be typing it. The database holds a number. */
        kind: 'quantity';
      }
    | {
        /** Id of a list. Without an initial id, it depends on the site or the paper type. */
        kind: 'choice';
        id: (id: number) => number;
        dictionary?: DictionaryName;
        initial?: number;
        /** True if the server never replaces a missing id by a default, because the price depends on it. */
        isRequired?: true;
      }
    | {
        /** One of some words. The first is the initial one. */
        kind: 'word';
        words: readonly string[];
      }
    | { kind: 'code'; initial: string }
    | { kind: 'flag'; initial: boolean }
    | {
        /** Ids of several items of a dictionary. */
        kind: 'list';
        id: (id: number) => number;
        dictionary: DictionaryName;
      }
    | { kind: 'files' }
  );
