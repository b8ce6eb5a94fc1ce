/** Returns the fields of a column, in its sequence. */
export const fieldsOf = <Field extends string>(column: Readonly<Record<Field, unknown>>) =>
  Object.keys(column) as Field[];

/** Returns an object with a value for each of the names. */
export const recordOf = <Name extends string, Value>(entries: readonly (readonly [Name, Value])[]) =>
  Object.fromEntries(entries) as Record<Name, Value>;

/** Returns an object with a value for each of the fields. */
export const mapFields = <Field extends string, Value>(
  fields: readonly Field[],
  toValue: (field: Field) => Value,
) => recordOf(fields.map((field) => [field, toValue(field)]));
