/** Returns the fields of a column, in its sequence. */
export const fieldsOf = <Field extends string>(column: Readonly<Record<Field, unknown>>) =>
  Object.keys(column) as Field[];

/** Returns whether a name is one of the fields of a column or of a draft. */
export const isFieldOf = <Fields extends object>(fields: Fields, name: PropertyKey): name is keyof Fields =>
  name in fields;

/** Returns an object with a value for each of the names. */
export const recordOf = <Name extends string, Value>(entries: readonly (readonly [Name, Value])[]) =>
  Object.fromEntries(entries) as Record<Name, Value>;

/** Returns an object with a value for each of the fields. */
export const mapFields = <Field extends string, Value>(
  fields: readonly Field[],
  toValue: (field: Field) => Value,
) => recordOf(fields.map((field) => [field, toValue(field)]));
