import { TableContainer, TextField, type TextFieldProps } from '@mui/material';
import type { ClipboardEvent } from 'react';
import type { StaffPriceGrid, WantedPrice } from '../../api/resources/staff-catalogue.ts';
import { readPrice } from '../../order/price/money.ts';
import { PlainTable } from '../plain-table.tsx';
import { plainAmount } from '../value-texts.ts';
import { isWrong, pastedCells } from './pasted-cells.ts';

/** Typed prices that are not saved, by the keys of their places. An empty text ends a price. */
export type TypedPrices = Readonly<Record<string, string>>;

interface Cell {
  key: string;
  place: Omit<WantedPrice, 'cents'>;
  cents: number | null;
}

/** Returns the cells of a grid by row and column. */
const gridCells = ({
  serviceId,
  typeId,
  typeCategoryId,
  levels,
  deadlines,
  cents,
}: StaffPriceGrid): Cell[][] =>
  deadlines.map(({ id: deadlineId }, row) =>
    levels.map(({ id: academicLevelId }, column) => {
      const place = { serviceId, typeId, typeCategoryId, academicLevelId, deadlineId };
      return { key: Object.values(place).join('/'), place, cents: cents[row]?.[column] ?? null };
    }),
  );

const readCell = (text: string) => (text.trim() === '' ? null : readPrice(text));

/** Returns the typed prices that differ from the saved ones; null if a typed text is no price. */
export const wantedPrices = (grids: readonly StaffPriceGrid[], typed: TypedPrices): WantedPrice[] | null => {
  if (Object.values(typed).some(isWrong)) return null;
  return grids.flatMap((grid) =>
    gridCells(grid)
      .flat()
      .flatMap(({ key, place, cents }) => {
        const text = typed[key];
        return text === undefined || readCell(text) === cents ? [] : [{ ...place, cents: readCell(text) }];
      }),
  );
};

interface CellFieldProps extends Pick<TextFieldProps, 'onChange' | 'onPaste'> {
  label: string;
  cents: Cell['cents'];
  /** Text that was typed over the price. */
  typed: string | undefined;
}

const CellField = ({ label, cents, typed, ...events }: CellFieldProps) => {
  const text = typed ?? (cents === null ? '' : plainAmount(cents));
  const isChanged = typed !== undefined && (isWrong(text) || readCell(text) !== cents);
  return (
    <TextField
      variant="outlined"
      size="small"
      margin="none"
      value={text}
      error={isWrong(text)}
      helperText={isWrong(text) ? 'No price such as 11.96' : undefined}
      focused={isChanged || undefined}
      sx={{ minWidth: 88 }}
      slotProps={{ htmlInput: { inputMode: 'decimal', 'aria-label': label } }}
      {...events}
    />
  );
};

interface PriceInputTableProps {
  grid: StaffPriceGrid;
  typed: TypedPrices;
  onType: (typed: TypedPrices) => void;
}

/**
 * Table of fields: a row for each deadline, a column for each level. Pasted cells of a spreadsheet fill the fields from the
 * focused one.
 */
export const PriceInputTable = ({ grid, typed, onType }: PriceInputTableProps) => {
  const cells = gridCells(grid);
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
  const cellFields = (deadline: string, row: number) =>
    cells[row]?.map(({ key, cents }, column) => (
      <CellField
        key={key}
        label={`${deadline}, ${grid.levels[column]?.name}`}
        cents={cents}
        typed={typed[key]}
        onChange={({ target }) => onType({ ...typed, [key]: target.value })}
        onPaste={(event) => paste(event, { row, column })}
      />
    )) ?? [];
  return (
    <TableContainer>
      <PlainTable
        aria-label={grid.name}
        headings={['Deadline', ...grid.levels.map(({ name }) => name)]}
        textColumns={Infinity}
        rows={grid.deadlines.map(({ id, name }, row) => ({
          key: String(id),
          cells: [name, ...cellFields(name, row)],
        }))}
        sx={{ '& tbody th': { whiteSpace: 'nowrap' }, '& td': { p: 0.5 } }}
      />
    </TableContainer>
  );
};
