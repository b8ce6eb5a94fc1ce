/** A row as a spreadsheet counts it: the header is row 1, and a line break inside a cell begins no row. */
export interface CsvRow {
  number: number;
  cells: string[];
}

/** A cell, in quotation marks or not, and what ends it. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)"[ \\t]*|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y');

/** Spreadsheets separate by semicolons where a comma stands in their numbers. */
const separatorOf = (text: string) => {
  const [header = ''] = text.split(/[\r\n]/, 1);
  return header.includes(';') && !header.includes(',') ? ';' : ',';
};

const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell === '');

/** Reads comma-separated text (RFC 4180), with or without a byte order mark; throws where it is none. */
export const readCsv = (text: string): CsvRow[] => {
  const content = text.replace(/^\uFEFF/, '');
  const pattern = cellPattern(separatorOf(content));
  const rows: CsvRow[] = [];
  let row: CsvRow = { number: 1, cells: [] };
  while (pattern.lastIndex < content.length) {
    const found = pattern.exec(content);
    if (!found) throw new Error(`Row ${row.number}: a quotation mark stands alone.`);
    const [, quoted, plain = '', end = ''] = found;
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (/[\r\n]/.test(end) || pattern.lastIndex >= content.length) {
      rows.push(row);
      row = { number: row.number + 1, cells: [] };
    }
  }
  return rows.filter((one) => !isBlank(one));
};
