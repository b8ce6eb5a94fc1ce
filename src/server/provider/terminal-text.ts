/** Characters that a terminal obeys or that change the direction of a line; a tab does neither. */
const unsafe = /(?!\t)[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/** A line for a terminal. What customers have written may hold escape sequences, which are shown and not obeyed. */
export const terminalText = (line: string): string =>
  line.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
