/** Characters that a terminal obeys or that change the direction of a line; a tab does neither. */
const unsafe = /(?!\t)[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/gu;

/** A line for a terminal. What customers have written may hold escape sequences, which are shown and not obeyed. */
export const terminalText = (line: string): string =>
  line.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
