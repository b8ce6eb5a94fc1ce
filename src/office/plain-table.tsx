import { Table, TableBody, TableCell, TableHead, type TableProps, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

interface PlainTableProps extends Pick<TableProps, 'aria-label' | 'sx'> {
  headings: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Number of the first columns, which contain text. The others contain amounts, aligned to the right. */
  textColumns?: number;
  cellSx?: (cell: ReactNode) => object;
}

/** A table whose rows are named by their first cells. */
export const PlainTable = ({ headings, rows, textColumns = 1, cellSx, ...props }: PlainTableProps) => {
  const columns = headings.map((heading, index) => ({
    heading,
    key: `${index} ${heading}`,
    align: index < textColumns ? ('left' as const) : ('right' as const),
  }));
  return (
    <Table size="small" {...props}>
      <TableHead>
        <TableRow>
          {columns.map(({ heading, key, align }) => (
            <TableCell key={key} align={align}>
              {heading}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key: rowKey, cells }) => (
          <TableRow key={rowKey}>
            {columns.map(({ key, align }, index) => (
              <TableCell
                key={key}
                align={align}
                sx={cellSx?.(cells[index]) ?? {}}
                {...(index === 0 && { component: 'th', scope: 'row' })}
              >
                {cells[index]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
