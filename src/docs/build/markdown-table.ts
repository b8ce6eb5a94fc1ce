/** Returns a name as code for a cell of a Markdown table. */
export const code = (name: string): string => `\`${name}\``;

/** Returns names as code, one a line of a table's cell. */
export const codeLines = (names: readonly string[]): string => names.map(code).join('<br>');

/** Escapes a text for a cell of a Markdown table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('*', '&#42;');

/** Returns a Markdown table of cells, in which Markdown counts: `cell` escapes a plain text. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
