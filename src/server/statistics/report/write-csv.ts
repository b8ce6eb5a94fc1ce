import { addUpBy, figures, type ReportRow, sourceNames } from '../report-rows.ts';

/** Matches the beginning of a cell that a spreadsheet would treat as a formula. */
const formula = /^[=+\-@\t\r]/;

/** Writes a cell. An apostrophe prevents spreadsheets from treating the text as a formula. */
export const cellOf = (text: string) => {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Writes one row for each combination of widget, template, page, campaign and device. Amounts are dollars. */
export const writeCsv = (rows: readonly ReportRow[]): string => {
  const byKey = new Map(
    rows.map(({ source }) => [JSON.stringify(sourceNames.map((name) => source[name])), source] as const),
  );
  const sums = addUpBy(rows, ({ source }) => JSON.stringify(sourceNames.map((name) => source[name])));
  const lines = [...sums].map(([key, values]) => {
    const source = byKey.get(key);
    const amounts = figures.map(({ name, isMoney }) =>
      isMoney ? (values[name] / 100).toFixed(2) : String(values[name]),
    );
    return [...sourceNames.map((name) => cellOf(source?.[name] ?? '')), ...amounts].join(',');
  });
  return `${[[...sourceNames, ...figures.map(({ name }) => name)].join(','), ...lines.sort()].join('\r\n')}\r\n`;
};
