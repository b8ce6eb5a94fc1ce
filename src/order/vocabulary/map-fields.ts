/** Returns the fields of a column of the field table, in its sequence. */
export const fieldsOf = <Field extends string>(column: Readonly<Record<Field, unknown>>) =>
  Object.keys(column) as Field[];

export const isFieldOf = <Fields extends object>(fields: Fields, name: PropertyKey): name is keyof Fields =>
  name in fields;

/** Returns an object from names and their values, typed by the names. */
export const recordOf = <Name extends string, Value>(entries: readonly (readonly [Name, Value])[]) =>
  Object.fromEntries(entries) as Record<Name, Value>;

/** Returns an object with the value that `toValue` returns for each field. */
export const mapFields = <Field extends string, Value>(
  fields: readonly Field[],
  toValue: (field: Field) => Value,
) => recordOf(fields.map((field) => [field, toValue(field)]));

export const pick = <Source extends object, Name extends keyof Source>(
  source: Source,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;

/** Sets some properties of an object. The compiler checks their names and types, which `Object.assign` does not. */
export const setFields = <Target extends object>(target: Target, change: Partial<Target>): Target =>
  Object.assign(target, change);
