/** Figures of several runs. */
interface Sample {
  median: number;
  min: number;
  max: number;
  runs: number;
}

/** Cell of a table: a figure, the figures of several runs, or a text if there is no figure. */
export type Cell = number | Sample | string;

/** A table of results. Names of columns include the unit. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly Cell[] }[];
  /** Paragraphs about how the table was measured and how to read it. */
  notes: readonly string[];
}

export const sampleOf = (values: readonly number[]): Sample => {
  const sorted = [...values].sort((one, other) => one - other);
  const figureAt = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  const median = (figureAt(Math.floor(middle)) + figureAt(Math.ceil(middle))) / 2;
  return { median, min: figureAt(0), max: figureAt(sorted.length - 1), runs: sorted.length };
};

/** Returns the figure, or the median of several; NaN for a text. */
const figureOf = (cell: Cell | undefined): number => {
  if (typeof cell === 'number') return cell;
  return typeof cell === 'object' ? cell.median : Number.NaN;
};

/** Returns `one` divided by `other`, with two decimals. */
export const ratio = (one: Cell | undefined, other: Cell | undefined): Cell => {
  const value = figureOf(one) / figureOf(other);
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : '–';
};

/** Adds a column with each row's `column` divided by that of the row named `reference`. */
export const withRatio = (table: Table, column: string, reference: string): Table => {
  const index = table.columns.indexOf(column);
  const base = table.rows.find(({ name }) => name === reference)?.cells[index];
  return {
    ...table,
    columns: [...table.columns, `× ${reference}`],
    rows: table.rows.map(({ name, cells }) => ({ name, cells: [...cells, ratio(cells[index], base)] })),
  };
};

/** Builds a table with one row for each subject and one column for each figure. */
export const figureTable = <Figure extends string>(
  title: string,
  columns: readonly (readonly [name: string, figure: Figure])[],
  results: readonly { subject: { name: string }; figures: readonly Readonly<Record<Figure, number>>[] }[],
): Table => ({
  title,
  columns: columns.map(([name]) => name),
  rows: results.map(({ subject, figures }) => ({
    name: subject.name,
    cells: columns.map(([, figure]) => {
      const values = figures.map((one) => one[figure]);
      return values.some(Number.isNaN) ? '–' : sampleOf(values);
    }),
  })),
  notes: [],
});

const formatFigure = (value: number) => {
  if (Number.isNaN(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return String(Number(value.toFixed(digits)));
};

const textOf = (cell: Cell): string => {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return formatFigure(cell);
  return cell.min === cell.max
    ? formatFigure(cell.median)
    : `${formatFigure(cell.median)} (${formatFigure(cell.min)}–${formatFigure(cell.max)})`;
};

/** Formats the table as Markdown with aligned columns, so that it is readable as plain text too. */
export const tableText = ({ title, columns, rows, notes }: Table): string => {
  const lines = [['', ...columns], ...rows.map(({ name, cells }) => [name, ...cells.map(textOf)])];
  const widths =
    lines[0]?.map((_, index) => Math.max(3, ...lines.map((line) => line[index]?.length ?? 0))) ?? [];
  const row = (cells: readonly string[]) =>
    `| ${widths.map((width, index) => (index ? (cells[index] ?? '').padStart(width) : (cells[index] ?? '').padEnd(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, index) => (index ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  const [head = [], ...body] = lines;
  return [
    `### ${title}`,
    '',
    row(head),
    rule,
    ...body.map(row),
    '',
    ...notes.map((note) => `${note}\n`),
  ].join('\n');
};
