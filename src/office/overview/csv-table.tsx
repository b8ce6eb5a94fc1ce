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
import { csvOf } from '../../order/csv.ts';

type Rows = readonly (readonly string[])[];

interface CsvTableProps {
  title: string;
  headings: readonly string[];
  rows: Rows;
  /** Rows of the download, whose amounts are plain numbers; those of the table if it is left out. */
  plainRows?: Rows;
  /** Number of first columns with words; the others have amounts. */
  words?: number;
}

/** A table with its download as CSV. The first cell of a row names it. */
export const CsvTable = ({ title, headings, rows, plainRows = rows, words = 1 }: CsvTableProps) => {
  const alignOf = (column: number) => (column < words ? 'left' : 'right');
  return (
    <>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {headings.map((heading, column) => (
                <TableCell key={heading} align={alignOf(column)}>
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((cells) => (
              <TableRow key={cells.slice(0, words).join(' ')}>
                {cells.map((cell, column) => (
                  <TableCell
                    key={headings[column]}
                    align={alignOf(column)}
                    sx={{ whiteSpace: 'nowrap' }}
                    {...(column === 0 && { component: 'th', scope: 'row' })}
                  >
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button size="small" onClick={() => downloadCSV(csvOf([headings, ...plainRows]), title)}>
        Download CSV
      </Button>
    </>
  );
};
