/** Content of a letter before it is formatted as plain text and HTML. All texts are cleaned. */
export interface LetterParts {
  subject: string;
  /** Name of the site. */
  site: string;
  paragraphs: readonly string[];
  summary: readonly (readonly [string, string])[];
  files: readonly string[];
  button: { label: string; address: string } | null;
  /** Name and contacts of the sender. */
  footer: readonly string[];
}

/**
 * Removes control characters and direction marks from a text of a customer, because they could end a mail header or hide
 * other text. Line breaks stay.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Bidi_Control}|[\u200b\u2060\ufeff]/gu, ' ')
    .trim();

/** Cleans a text and joins its lines. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Characters of a subject. Mail programs display fewer. */
const maximumSubjectLength = 150;

/** Cleans a subject and shortens it. */
export const cleanSubject = (text: string): string => {
  const characters = [...cleanLine(text)];
  return characters.length > maximumSubjectLength
    ? `${characters.slice(0, maximumSubjectLength - 1).join('')}…`
    : characters.join('');
};

/** Replaces names in braces with their values, in one pass, so that braces inside a value are not replaced. */
export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_braces, name: string) => values[name] ?? '');
