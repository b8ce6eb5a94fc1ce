import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TextField } from '@mui/material';
import type { ClipboardEvent } from 'react';
import type { StaffPriceGrid, WantedPrice } from '../../api/resources/staff-catalogue.ts';
import { fromCents, readPrice } from '../../order/price/money.ts';
import { isWrong, pastedCells } from './pasted-cells.ts';

/** Typed prices that are not saved, by the keys of their places. An empty text ends a price. */
export type TypedPrices = Readonly<Record<string, string>>;

interface Cell {
  key: string;
  place: Omit<WantedPrice, 'cents'>;
  cents: number | null;
}

/** Returns the cells of a grid by row and column. */
const cellsOf = ({ serviceId, typeId, typeCategoryId, levels, deadlines, cents }: StaffPriceGrid): Cell[][] =>
  deadlines.map(({ id: deadlineId }, row) =>
    levels.map(({ id: academicLevelId }, column) => {
      const place = { serviceId, typeId, typeCategoryId, academicLevelId, deadlineId };
      return { key: Object.values(place).join('/'), place, cents: cents[row]?.[column] ?? null };
    }),
  );

const textOf = (cents: number | null) => (cents === null ? '' : fromCents(cents).toFixed(2));
const centsOf = (text: string) => (text.trim() === '' ? null : readPrice(text));

/** Returns the typed prices that differ from the saved ones; null if a typed text is no price. */
export const wantedPrices = (grids: readonly StaffPriceGrid[], typed: TypedPrices): WantedPrice[] | null => {
  if (Object.values(typed).some(isWrong)) return null;
  return grids.flatMap((grid) =>
    cellsOf(grid)
      .flat()
      .flatMap(({ key, place, cents }) => {
        const text = typed[key];
        return text === undefined || centsOf(text) === cents ? [] : [{ ...place, cents: centsOf(text) }];
      }),
  );
};

interface PriceGridProps {
  grid: StaffPriceGrid;
  typed: TypedPrices;
  onType: (typed: TypedPrices) => void;
}

/** Table of fields: a row for each deadline, a column for each level. Cells of a spreadsheet can be pasted from any field on. */
export const PriceGrid = ({ grid, typed, onType }: PriceGridProps) => {
  const cells = cellsOf(grid);
  const paste = (event: ClipboardEvent, { row, column }: { row: number; column: number }) => {
    const lines = pastedCells(event.clipboardData.getData('text'));
    if (lines.length === 1 && lines[0]?.length === 1) return;
    event.preventDefault();
    const pasted = lines.flatMap((texts, down) =>
      texts.flatMap((text, right) => {
        const cell = cells[row + down]?.[column + right];
        return cell ? [[cell.key, text.trim()] as const] : [];
      }),
    );
    onType({ ...typed, ...Object.fromEntries(pasted) });
  };
  return (
    <TableContainer>
      <Table size="small" aria-label={grid.name}>
        <TableHead>
          <TableRow>
            <TableCell>Deadline</TableCell>
            {grid.levels.map(({ id, name }) => (
              <TableCell key={id}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {cells.map((columns, row) => (
            <TableRow key={grid.deadlines[row]?.id}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {grid.deadlines[row]?.name}
              </TableCell>
              {columns.map(({ key, cents }, column) => {
                const text = typed[key] ?? textOf(cents);
                const isChanged = key in typed && (isWrong(text) || centsOf(text) !== cents);
                return (
                  <TableCell key={key} sx={{ p: 0.5 }}>
                    <TextField
                      variant="outlined"
                      size="small"
                      margin="none"
                      value={text}
                      error={isWrong(text)}
                      helperText={isWrong(text) ? 'No price such as 11.96' : undefined}
                      focused={isChanged || undefined}
                      sx={{ minWidth: 88 }}
                      slotProps={{
                        htmlInput: {
                          inputMode: 'decimal',
                          'aria-label': `${grid.deadlines[row]?.name}, ${grid.levels[column]?.name}`,
                        },
                      }}
                      onChange={({ target }) => onType({ ...typed, [key]: target.value })}
                      onPaste={(event) => paste(event, { row, column })}
                    />
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
