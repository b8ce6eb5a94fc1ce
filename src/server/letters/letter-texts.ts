import { type LanguageCode, languages } from '../../languages/languages.ts';
import type { Translation } from '../../languages/translation.ts';
import type { customerLetters } from './customer-letters.ts';

type Row = (typeof customerLetters)[keyof typeof customerLetters];
type InParagraph<Paragraph> = Paragraph extends { text: infer Text extends string } ? Text : Paragraph;
type InButtons<Letter> = Letter extends { buttons: readonly { label: infer Label extends string }[] }
  ? Label
  : never;
/** Every English text of the customer's letters. */
type InLetters = Row['subject'] | InParagraph<Row['paragraphs'][number]> | InButtons<Row>;

/** Texts outside the rows of letters: the order summary, and the hint below a button. */
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
  | '{time} after payment'
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

type LetterTexts = Readonly<Record<InLetters | BesideLetters | `{n} ${CountedWord}s`, Translation>>;

/**
 * Returns the texts of letters in a language, by their English texts; an empty record for English. The type requires every
 * text, so that an incomplete language does not compile.
 */
export const letterTextsIn = (code: LanguageCode): Partial<LetterTexts> =>
  code === 'en' ? {} : languages[code].letters;
