import type { DraftField, FieldOfKind, StoredField } from '../../../order/vocabulary/fields.ts';
import { recordOf } from '../../../order/vocabulary/map-fields.ts';

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Snake<Rest>}`
  : '';
/** Column of a field in the table of orders: the name of the field in lower case. One column keeps an earlier name. */
type ColumnOf<Field extends DraftField> = Field extends 'additionalMaterialStatusId'
  ? 'material_status_id'
  : Snake<Field>;

export const columnOf = <Field extends StoredField>(field: Field): ColumnOf<Field> =>
  (field === 'additionalMaterialStatusId'
    ? 'material_status_id'
    : field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)) as ColumnOf<Field>;

/** Columns of the table `orders` that hold the fields of an order. */
export type FieldColumns = {
  [Field in StoredField as ColumnOf<Field>]: Field extends FieldOfKind<'text' | 'word' | 'list'>
    ? string
    : number;
};

/** Returns a record with the column of each field and the value that `toValue` returns for the field. */
export const toColumns = <Field extends StoredField, Value>(
  fields: readonly Field[],
  toValue: (field: Field) => Value,
) => recordOf(fields.map((field) => [columnOf(field), toValue(field)]));
