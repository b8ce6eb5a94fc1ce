import { mapFields } from '../../order/vocabulary/map-fields.ts';

/** A row with the number that spreadsheets show: the header is row 1, and a line break inside a cell starts no new row. */
interface CsvRow {
  number: number;
  cells: string[];
}

/** Matches one cell, quoted or not, and the separator or line break after it. */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"((?:[^"]|"")*)" *|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y');

/**
 * Returns the separator of the cells. Cells that were copied in a spreadsheet have tabs; in countries with a decimal comma,
 * spreadsheets write semicolons.
 */
const separatorOf = (text: string) => {
  const [header = ''] = text.split(/[\r\n]/, 1);
  if (header.includes('\t')) return '\t';
  return header.includes(';') && !header.includes(',') ? ';' : ',';
};

const isBlank = ({ cells }: CsvRow) => cells.every((cell) => cell === '');

/** Parses text with separators (RFC 4180), with or without a byte order mark; throws if the text is invalid. */
export const readCsv = (text: string): CsvRow[] => {
  const content = text.replace(/^\uFEFF/, '');
  const pattern = cellPattern(separatorOf(content));
  const rows: CsvRow[] = [];
  let row: CsvRow = { number: 1, cells: [] };
  while (pattern.lastIndex < content.length) {
    const match = pattern.exec(content);
    if (!match)
      throw new Error(
        `Row ${row.number}: a quotation mark has no second one. Close it, or write it twice inside a quoted text.`,
      );
    const [, quoted, plain = '', end = ''] = match;
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (/[\r\n]/.test(end) || pattern.lastIndex >= content.length) {
      rows.push(row);
      row = { number: row.number + 1, cells: [] };
    }
  }
  return rows.filter((row) => !isBlank(row));
};

/**
 * Returns the cells of each row below the header by the names of its columns. Throws if a column is missing or occurs twice.
 * Names are compared in any case.
 */
export const readTable = <Column extends string>(
  text: string,
  columns: readonly Column[],
): { number: number; named: Record<Column, string>; hasMoreCells: boolean }[] => {
  const [header, ...rows] = readCsv(text);
  const names = header?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const missing = columns.filter((column) => !names.includes(column.toLowerCase()));
  if (missing.length > 0)
    throw new Error(`Row 1: the columns ${missing.join(', ')} are missing. Add them and import again.`);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) < index);
  if (twice) throw new Error(`Row 1: the column ${twice} occurs twice. Remove one of them and import again.`);
  return rows.map(({ number, cells }) => ({
    number,
    named: mapFields(columns, (column) => cells[names.indexOf(column.toLowerCase())] ?? ''),
    // Extra cells are an error, because 1,200 without quotation marks is read as the two cells 1 and 200.
    hasMoreCells: cells.slice(names.length).some(Boolean),
  }));
};
