/** Matches the beginning of a cell that a spreadsheet would treat as a formula. A negative amount is none. */
const formula = /^(?:[=+@\t\r]|-(?!\d{1,12}\.\d\d$))/;

/** Writes a cell. An apostrophe prevents spreadsheets from treating the text as a formula. */
export const cellOf = (text: string) => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Byte order mark, which tells spreadsheets that a text is UTF-8. */
export const byteOrderMark = '\uFEFF';

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
