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

type Rows = readonly (readonly string[])[];

const shortCell = { whiteSpace: 'nowrap' };
const longCell = { overflowWrap: 'anywhere', minWidth: '5.5rem' };

interface CsvTableProps {
  title: string;
  headings: readonly string[];
  rows: Rows;
  /** Rows of the download, whose amounts are plain numbers; those of the table if it is left out. */
  plainRows?: Rows;
  /** Number of the first columns, which contain text. The others contain amounts, aligned to the right. */
  textColumns?: number;
  /** Headings of the columns that a phone has room for. The download has all. */
  onPhones: readonly string[];
}

/** A table with its download as CSV. The first cell of a row names it. */
export const CsvTable = ({
  title,
  headings,
  rows,
  plainRows = rows,
  textColumns = 1,
  onPhones,
}: CsvTableProps) => {
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
                  <TableCell
                    key={heading}
                    align={align}
                    // Only long words, such as addresses, are cut.
                    sx={(cells[column] ?? '').length > 12 ? longCell : shortCell}
                    {...(column === 0 && { component: 'th', scope: 'row' })}
                  >
                    {cells[column]}
                  </TableCell>
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
