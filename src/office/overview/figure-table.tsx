import {
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { downloadCSV } from 'react-admin';
import { type Figure, type Figures, figures } from '../../api/figures.ts';
import { csvOf } from '../../order/csv.ts';
import { formatMoney } from '../../order/price/money.ts';
import { useIsPhone } from '../theme.ts';

interface FigureTableProps {
  title: string;
  /** Heading of the first column. */
  head: string;
  rows: readonly (Figures & { name: string })[];
}

/** Figures that a phone has room for. The download has all. */
const onPhones: readonly Figure[] = ['views', 'placed', 'paid', 'revenue'];

const textOf = (value: number, isMoney: boolean) =>
  isMoney ? formatMoney(value) : value.toLocaleString('en-US');

/** A table of figures, with its download as CSV. Amounts are dollars. */
export const FigureTable = ({ title, head, rows }: FigureTableProps) => {
  const isPhone = useIsPhone();
  const shown = isPhone ? figures.filter(({ name }) => onPhones.includes(name)) : figures;
  const download = () => {
    const lines = rows.map((row) => [
      row.name,
      ...figures.map(({ name, isMoney }) => (isMoney ? (row[name] / 100).toFixed(2) : String(row[name]))),
    ]);
    downloadCSV(csvOf([[head, ...figures.map(({ heading }) => heading)], ...lines]), title);
  };
  return (
    <>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-label={title}>
        <Table size="small" sx={{ '& th, & td': { px: 0.75 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{head}</TableCell>
              {shown.map(({ name, heading }) => (
                <TableCell key={name} align="right">
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.name}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: '5.5rem' }}>
                  {row.name || 'Unknown'}
                </TableCell>
                {shown.map(({ name, isMoney }) => (
                  <TableCell key={name} align="right">
                    {row[name] === 0 ? '–' : textOf(row[name], isMoney)}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button size="small" onClick={download}>
        Download CSV{isPhone && ' with all columns'}
      </Button>
    </>
  );
};
