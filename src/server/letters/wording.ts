import {
  allTexts,
  describeLanguage,
  type LanguageCode,
  languages,
  textsByLanguage,
  translatorOf,
} from '../../languages/languages.ts';
import type { Translation, Translations } from '../../languages/translation.ts';
import { formatHours } from '../../order/format.ts';
import { amountOfWork, type deadlineText } from '../../order/ordered-paper.ts';
import { formatMoney } from '../../order/price/money.ts';
import { instanceWordOf } from '../../order/rules/paper-type-rules.ts';
import { paperTypeId, wordsPerPage } from '../../order/vocabulary/ids.ts';
import { readIsoTime } from '../database/time.ts';
import type { CustomerLetter } from './letter-rows.ts';

type InParagraph<Paragraph> = Paragraph extends { text: infer Text extends string } ? Text : Paragraph;
type InButtons<Letter> = Letter extends { buttons: readonly { label: infer Label extends string }[] }
  ? Label
  : never;
/** Every English text of the customer's letters. */
type InLetters =
  | CustomerLetter['subject']
  | InParagraph<CustomerLetter['paragraphs'][number]>
  | InButtons<CustomerLetter>;

/** Texts outside the rows of letters: the order summary, the hint below a button, and the message about a refund in part. */
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
  | 'If the button does not open, use this address:'
  | '{refund} of your payment for this order goes back to you.'
  | '{bonus} is added to your Bonus Storage.';

/** Words that follow a number. */
type CountedWord =
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

/** Texts and formats of a letter's language. */
export type Wording = ReturnType<typeof createWording>;

/** Replaces names in braces with their values. One pass replaces all, so that braces inside a value stay. */
export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_braces, name: string) => values[name] ?? '');

type Length = Parameters<typeof amountOfWork>[0];

const dayAndTime: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
};

const textsOfLetters = textsByLanguage((code) => ({ ...allTexts(code), ...letterTextsIn(code) }));

/** Creates the wording of a language. The site's own wordings replace texts of the language. */
export const createWording = (language: LanguageCode, ownTexts?: Translations) => {
  const t = translatorOf(language, ownTexts, textsOfLetters);
  const moments = new Intl.DateTimeFormat(t.isEnglish ? 'en-GB' : t.tag, dayAndTime);
  const text = (english: string, values: Readonly<Record<string, string>> = {}) =>
    fillIn(t.form(english, []), values);
  const count = (n: number, word: CountedWord) =>
    fillIn(t.form(`{n} ${word}s`, [n]), { n: t.number().format(n) });
  const pages = (n: number, spacing: 'single' | 'double') =>
    text(`{pages}, ${spacing} spaced ({words})`, {
      pages: count(n, 'page'),
      words: count(n * wordsPerPage[spacing], 'word'),
    });
  const lengthOf = ({ typeId, numberElements, numberSlides, spacingType }: Length) => {
    const word = instanceWordOf(paperTypeId(typeId));
    const spacing = spacingType === 'single' ? 'single' : 'double';
    const elements = word === 'page' ? pages(numberElements, spacing) : count(numberElements, word);
    const parts = [
      ...(numberElements > 0 ? [elements] : []),
      ...(numberSlides > 0 ? [count(numberSlides, 'slide')] : []),
    ];
    return t.list().format(parts);
  };
  const time = (moment: string) => {
    const milliseconds = readIsoTime(moment);
    return milliseconds === null ? moment : moments.format(milliseconds);
  };
  const hoursOf = (hours: number) => {
    if (t.isEnglish) return formatHours(hours);
    return hours >= 48 && hours % 24 === 0 ? count(hours / 24, 'day') : count(hours, 'hour');
  };
  return {
    language,
    direction: describeLanguage(language).direction,
    /** Translates an English text. Values replace the names in braces. */
    text,
    /** Formats US cents, without direction marks, because letters contain none. */
    money: (cents: number) => formatMoney(cents, undefined, t).replace(/\p{Bidi_Control}/gu, ''),
    /** Formats a time in ISO 8601; other texts stay unchanged. */
    time,
    /** Formats a number of hours: "12 hours", "2 days". */
    hours: hoursOf,
    /** Formats a deadline: its time, or "3 hours after payment". */
    deadline: ({ deadlineAt, deadlineSeconds }: Parameters<typeof deadlineText>[0]) =>
      deadlineAt === null
        ? text('{time} after payment', { time: hoursOf((deadlineSeconds ?? 0) / 3600) })
        : time(deadlineAt),
    /** Describes the length of a paper: "3 pages, double spaced (825 words)". */
    length: (order: Length) => (t.isEnglish ? amountOfWork(order) : lengthOf(order)),
  };
};
