import { fieldsOf } from '../../order/vocabulary/map-fields.ts';

/** Returns the names of a table that a column holds, which separates them by spaces. Names that the table lacks are left out. */
export const storedNames = <Name extends string>(
  table: Readonly<Record<Name, unknown>>,
  column: string,
): Name[] => {
  const names = column.split(' ');
  return fieldsOf(table).filter((name) => names.includes(name));
};
