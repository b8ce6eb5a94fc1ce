import { cellOf } from '../../../order/csv.ts';
import { addUpBy, figures, type ReportRow, sourceNames } from '../report-rows.ts';

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
