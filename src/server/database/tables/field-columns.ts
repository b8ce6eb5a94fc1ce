import { columnOf, type StoredField, type TextField } from '../../../order/vocabulary/fields.ts';
import { recordOf } from '../../../order/vocabulary/map-fields.ts';

/** Columns of the table `orders` that hold the fields of an order. */
export type FieldColumns = {
  [Field in StoredField as (typeof columnOf)[Field]]: Field extends TextField | 'spacingType'
    ? string
    : number;
};

/** Returns a value for the column of each of the fields. */
export const toColumns = <Field extends StoredField, Value>(
  fields: readonly Field[],
  toValue: (field: Field) => Value,
) => recordOf(fields.map((field) => [columnOf[field], toValue(field)]));
