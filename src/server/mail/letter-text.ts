/** A letter's content, before it is written as plain text and as HTML. Every text is clean. */
export interface LetterParts {
  subject: string;
  /** Name of the site. */
  site: string;
  paragraphs: readonly string[];
  summary: readonly (readonly [string, string])[];
  files: readonly string[];
  button: { label: string; address: string } | null;
  /** Who writes, and how to reach them. */
  footer: readonly string[];
}

/**
 * Text that somebody else wrote, made safe for a letter: control characters and direction marks could end a line of
 * the mail's head or hide what stands beside them. Line breaks stay.
 */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Bidi_Control}|[\u200b\u2060\ufeff]/gu, ' ')
    .trim();

/** The same on one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Characters of a subject; mail programs show fewer. */
const longestSubject = 150;

export const cleanSubject = (text: string): string => {
  const characters = [...cleanLine(text)];
  return characters.length > longestSubject
    ? `${characters.slice(0, longestSubject - 1).join('')}…`
    : characters.join('');
};

/** Puts values in the place of their names in braces, in one pass: a value is never read for names itself. */
export const fillIn = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_braces, name: string) => values[name] ?? '');
