import { type Figure, type Figures, figures } from '../../api/figures.ts';
import { formatMoney } from '../../order/price/money.ts';
import { plainAmount } from '../value-texts.ts';
import { CsvTable } from './csv-table.tsx';

interface FigureTableProps {
  title: string;
  /** Heading of the first column. */
  head: string;
  rows: readonly (Figures & { name: string })[];
}

/** Figures that a phone has room for. */
const phoneColumns: readonly Figure[] = ['views', 'paid', 'revenue'];

const headingsOf = (shown: readonly { heading: string }[]) => shown.map(({ heading }) => heading);

const figureText = (value: number, { isMoney }: (typeof figures)[number]) => {
  if (value === 0) return '–';
  return isMoney ? formatMoney(value) : value.toLocaleString('en-US');
};

/** A table of figures, with its download as CSV. Amounts are dollars. */
export const FigureTable = ({ title, head, rows }: FigureTableProps) => (
  <CsvTable
    title={title}
    headings={[head, ...headingsOf(figures)]}
    phoneColumns={[head, ...headingsOf(figures.filter(({ name }) => phoneColumns.includes(name)))]}
    rows={rows.map((row) => [
      row.name || 'Unknown',
      ...figures.map((figure) => figureText(row[figure.name], figure)),
    ])}
    plainRows={rows.map((row) => [
      row.name,
      ...figures.map(({ name, isMoney }) => (isMoney ? plainAmount(row[name]) : String(row[name]))),
    ])}
  />
);
