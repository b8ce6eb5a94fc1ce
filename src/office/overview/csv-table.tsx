import { Button, TableContainer, Typography } from '@mui/material';
import { downloadCSV } from 'react-admin';
import { csvOf } from '../../order/csv.ts';
import { PlainTable } from '../plain-table.tsx';
import { useIsPhone } from '../theme.ts';

type Lines = readonly (readonly string[])[];

interface CsvTableProps {
  title: string;
  headings: readonly string[];
  rows: Lines;
  /** Rows of the download, whose amounts are plain numbers; by default those of the table. */
  plainRows?: Lines;
  /** Number of the first columns, which contain text and name a row. The others contain amounts. */
  textColumns?: number;
  /** Headings of the columns that a phone has room for. The download has all. */
  phoneColumns: readonly string[];
}

/** Returns the style of a cell, in which only long words, such as addresses, are cut. */
const cellSx = (cell: unknown) =>
  String(cell ?? '').length > 12
    ? { overflowWrap: 'anywhere', minWidth: '5.5rem' }
    : { whiteSpace: 'nowrap' };

/** A table with its download as CSV. */
export const CsvTable = (props: CsvTableProps) => {
  const { title, headings, rows, plainRows = rows, textColumns = 1, phoneColumns } = props;
  const isPhone = useIsPhone();
  const shownCells = (cells: readonly string[]) =>
    cells.filter((_, column) => !isPhone || phoneColumns.includes(headings[column] ?? ''));
  return (
    <>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <TableContainer tabIndex={0} role="group" aria-label={title}>
        <PlainTable
          headings={shownCells(headings)}
          rows={rows.map((cells) => ({
            key: cells.slice(0, textColumns).join(' '),
            cells: shownCells(cells),
          }))}
          textColumns={shownCells(headings.slice(0, textColumns)).length}
          cellSx={cellSx}
          sx={{ '& th, & td': { px: 0.75 } }}
        />
      </TableContainer>
      <Button size="small" onClick={() => downloadCSV(csvOf([headings, ...plainRows]), title)}>
        Download CSV{isPhone && ' with all columns'}
      </Button>
    </>
  );
};
