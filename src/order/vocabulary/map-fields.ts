/** Returns the fields of a column, in its sequence. */
export const fieldsOf = <Field extends string>(column: Readonly<Record<Field, unknown>>) =>
  Object.keys(column) as Field[];

/** Returns an object with a value for each of the fields. */
export const mapFields = <Field extends string, Value>(
  fields: readonly Field[],
  toValue: (field: Field) => Value,
) => Object.fromEntries(fields.map((field) => [field, toValue(field)])) as Record<Field, Value>;
