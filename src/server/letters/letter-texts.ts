import type { Translations } from '../../languages/text.ts';
import type { customerLetters } from './customer-letters.ts';

type Row = (typeof customerLetters)[keyof typeof customerLetters];
type InParagraph<Paragraph> = Paragraph extends { text: infer Text extends string } ? Text : Paragraph;
type InButtons<Letter> = Letter extends { buttons: readonly { label: infer Label extends string }[] }
  ? Label
  : never;
/** Every English text of the customer's letters. */
type InLetters = Row['subject'] | InParagraph<Row['paragraphs'][number]> | InButtons<Row>;

/** Texts of the order summary, and the hint below a button. */
type BesideLetters =
  | 'Order'
  | 'Topic'
  | 'Type of paper'
  | 'Service'
  | 'Academic level'
  | 'Subject'
  | 'Paper format'
  | 'Length'
  | 'Sources'
  | 'Deadline'
  | 'Materials'
  | 'Writer'
  | 'Written by'
  | 'Extras'
  | 'Amount'
  | 'None'
  | 'Not needed'
  | 'Needed, provided with the order'
  | 'Needed, not provided with the order'
  | '{pages}, double spaced ({words})'
  | '{pages}, single spaced ({words})'
  | 'the method you chose'
  | 'If the button does not open, use this address:';

/** Words that follow a number. */
export type CountedWord =
  | 'page'
  | 'problem'
  | 'question'
  | 'slide'
  | 'project'
  | 'assignment'
  | 'task'
  | 'word'
  | 'hour'
  | 'day';

/** A text for each plural category of the language. `other` serves every number whose category has no text. */
type Plurals = NonNullable<Translations[string]>;

/** Letters in a language other than English, by their English texts. Names in braces stand for values. */
export type LetterTexts = Readonly<
  Record<InLetters | BesideLetters, string> & Record<`{n} ${CountedWord}s`, Plurals>
>;
