import type { Wording } from './wording.ts';

/** Content of a letter before it is formatted as plain text and HTML. All texts are cleaned. */
export interface LetterParts extends Pick<Wording, 'language' | 'direction'> {
  subject: string;
  /** Name of the site. */
  site: string;
  paragraphs: readonly string[];
  summary: readonly (readonly [string, string])[];
  files: readonly string[];
  /** Button of the letter, or null. `hint` explains how to use the address if the button does not work. */
  button: { label: string; address: string; hint: string } | null;
  /** Name and contacts of the sender. */
  footer: readonly string[];
}

/**
 * Removes control characters and direction marks from a text of a customer, because they could end a mail header or hide
 * other text. Line breaks are kept.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Bidi_Control}|[\u200b\u2060\ufeff]/gu, ' ')
    .trim();

/** Cleans a text and joins its lines. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Maximum number of characters of a subject. Mail programs display fewer. */
const maximumSubjectLength = 150;

/** Cleans a subject and shortens it. */
export const cleanSubject = (text: string): string => {
  const characters = [...cleanLine(text)];
  return characters.length > maximumSubjectLength
    ? `${characters.slice(0, maximumSubjectLength - 1).join('')}…`
    : characters.join('');
};
