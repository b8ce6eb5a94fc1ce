/** Matches the beginning of a cell that a spreadsheet would treat as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Writes a cell. An apostrophe prevents spreadsheets from treating the text as a formula. */
export const cellOf = (text: string) => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
