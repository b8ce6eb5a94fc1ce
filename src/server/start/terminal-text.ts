/** Matches control characters except the tab, and characters that change the direction of text. */
const unsafe = /(?!\t)[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu;

/** Escapes control characters of a line, because texts of customers may contain escape sequences of terminals. */
export const terminalText = (line: string): string =>
  line.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
