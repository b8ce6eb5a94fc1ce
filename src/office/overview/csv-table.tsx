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
import { useIsPhone } from '../theme.ts';

type Lines = readonly (readonly string[])[];

const shortCell = { whiteSpace: 'nowrap' };
const longCell = { overflowWrap: 'anywhere', minWidth: '5.5rem' };

interface CsvTableProps {
  title: string;
  headings: readonly string[];
  rows: Lines;
  /** Rows of the download, whose amounts are plain numbers; those of the table if it is left out. */
  plainRows?: Lines;
  /** Number of the first columns, which contain text. The others contain amounts, aligned to the right. */
  textColumns?: number;
  /** Headings of the columns that a phone has room for. The download has all. */
  onPhones: readonly string[];
}

interface CellProps {
  text: string;
  align: 'left' | 'right';
  /** True for the first cell of a row, which names it. */
  isHead: boolean;
}

/** A cell, in which only long words, such as addresses, are cut. */
const Cell = ({ text, align, isHead }: CellProps) => (
  <TableCell
    align={align}
    sx={text.length > 12 ? longCell : shortCell}
    {...(isHead && { component: 'th', scope: 'row' })}
  >
    {text}
  </TableCell>
);

/** A table with its download as CSV. */
export const CsvTable = (props: CsvTableProps) => {
  const { title, headings, rows, plainRows = rows, textColumns = 1, onPhones } = props;
  const isPhone = useIsPhone();
  const columns = headings.flatMap((heading, column) =>
    isPhone && !onPhones.includes(heading)
      ? []
      : [{ heading, column, align: column < textColumns ? ('left' as const) : ('right' as const) }],
  );
  return (
    <>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-label={title}>
        <Table size="small" sx={{ '& th, & td': { px: 0.75 } }}>
          <TableHead>
            <TableRow>
              {columns.map(({ heading, align }) => (
                <TableCell key={heading} align={align}>
                  {heading}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((cells) => (
              <TableRow key={cells.slice(0, textColumns).join(' ')}>
                {columns.map(({ heading, column, align }) => (
                  <Cell key={heading} text={cells[column] ?? ''} align={align} isHead={column === 0} />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Button size="small" onClick={() => downloadCSV(csvOf([headings, ...plainRows]), title)}>
        Download CSV{isPhone && ' with all columns'}
      </Button>
    </>
  );
};
