import { cell, table } from '../markdown-table.ts';

/** The part of a JSON schema that the tables show. */
interface Schema {
  type?: string;
  format?: string;
  const?: string;
  enum?: readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  description?: string;
}

/** A field of a request or an answer. The name of a nested field is its path, such as `discount.code` or `extras[].id`. */
interface SchemaField {
  name: string;
  type: string;
  isRequired: boolean;
  meaning: string;
}

/** Returns the type of a schema in words, with its values as code. */
export const typeText = (schema: object): string => {
  const { type, format, anyOf, items, enum: values, const: value }: Schema = Object(schema);
  if (anyOf) return anyOf.map(typeText).join(' or ');
  if (values) return values.map((one) => `\`${one}\``).join(' or ');
  if (value !== undefined) return value ? `\`${value}\`` : 'empty';
  if (items) return `list of ${typeText(items)}`;
  return format === 'binary' ? 'file' : (type ?? 'any');
};

/** Lists the fields of a schema, each followed by those within it. */
export const schemaFields = (schema: object, path = ''): readonly SchemaField[] => {
  const { properties, patternProperties, required = [], items, anyOf = [] }: Schema = Object(schema);
  const [anyName] = Object.values(patternProperties ?? {});
  const fields = Object.entries(properties ?? (anyName ? { '*': anyName } : {})).flatMap(([key, field]) => {
    const name = path ? `${path}.${key}` : key;
    const about = { isRequired: required.includes(key), meaning: field.description ?? '' };
    return [{ name, type: typeText(field), ...about }, ...schemaFields(field, name)];
  });
  const inner = anyOf.flatMap((one) => schemaFields(one, path));
  return [...fields, ...(items ? schemaFields(items, `${path}[]`) : []), ...inner];
};

/**
 * Returns a table of fields, each once. The last parameter has the words for required and optional fields. Names have no anchor,
 * so the search omits them.
 */
export const fieldTable = (
  head: string,
  fields: readonly SchemaField[],
  [required, optional]: readonly [string, string] = ['required', 'optional'],
): string =>
  table(
    [head, 'type', 'meaning'],
    [...new Map(fields.map((field) => [field.name, field])).values()].map((field) => [
      `<code class="field">${field.name}</code>`,
      `${cell(field.type)}, ${field.isRequired ? required : optional}`,
      cell(field.meaning),
    ]),
  );
