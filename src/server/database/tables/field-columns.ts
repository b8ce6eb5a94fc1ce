import { columnOf, type StoredField, type TextField } from '../../../order/vocabulary/fields.ts';
import { recordOf } from '../../../order/vocabulary/map-fields.ts';

/** Columns of the table `orders` that hold the fields of an order. */
export type FieldColumns = {
  [Field in StoredField as (typeof columnOf)[Field]]: Field extends TextField | 'spacingType'
    ? string
    : number;
};

/** Returns a record with the column of each field and the value that `toValue` returns for the field. */
export const toColumns = <Field extends StoredField, Value>(
  fields: readonly Field[],
  toValue: (field: Field) => Value,
) => recordOf(fields.map((field) => [columnOf[field], toValue(field)]));
