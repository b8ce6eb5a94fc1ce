/** Matches the beginning of a cell that a spreadsheet would treat as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Writes a cell. An apostrophe prevents spreadsheets from treating the text as a formula. */
export const cellOf = (text: string) => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Writes rows as comma-separated text. The byte order mark tells spreadsheets that it is UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
