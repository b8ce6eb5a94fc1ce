/** What several runs gave. */
export interface Sample {
  median: number;
  min: number;
  max: number;
  runs: number;
}

/** A figure alone, several runs of it, or words where there is no figure. */
export type Cell = number | Sample | string;

/** The unit stands in the name of the column. */
export interface Table {
  title: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly Cell[] }[];
  /** How it was measured and what to make of it. */
  notes: readonly string[];
}

export const sampleOf = (values: readonly number[]): Sample => {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { median, min: at(0), max: at(sorted.length - 1), runs: sorted.length };
};

/** The figure itself, or the middle of several; NaN for words. */
export const figureOf = (cell: Cell | undefined): number => {
  if (typeof cell === 'number') return cell;
  return typeof cell === 'object' ? cell.median : Number.NaN;
};

/** Two decimals: how many times `other` fits into `one`. */
export const ratio = (one: Cell | undefined, other: Cell | undefined): Cell => {
  const value = figureOf(one) / figureOf(other);
  return Number.isFinite(value) ? Math.round(value * 100) / 100 : '–';
};

/** The table with a column that holds `column` against the same of the row named `reference`. */
export const withRatio = (table: Table, column: string, reference: string): Table => {
  const index = table.columns.indexOf(column);
  const base = table.rows.find(({ name }) => name === reference)?.cells[index];
  return {
    ...table,
    columns: [...table.columns, `× ${reference}`],
    rows: table.rows.map(({ name, cells }) => ({ name, cells: [...cells, ratio(cells[index], base)] })),
  };
};

const plain = (value: number) => {
  if (Number.isNaN(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return String(Number(value.toFixed(digits)));
};

const textOf = (cell: Cell): string => {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return plain(cell);
  return cell.min === cell.max
    ? plain(cell.median)
    : `${plain(cell.median)} (${plain(cell.min)}–${plain(cell.max)})`;
};

/** Markdown that lines up as plain text too. */
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
