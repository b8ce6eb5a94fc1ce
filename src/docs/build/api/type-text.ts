/** The part of a JSON schema that the tables use. */
interface Schema {
  title?: string;
  type?: string;
  format?: string;
  const?: string;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  description?: string;
}

const plainTypes: Readonly<Record<string, string>> = { integer: 'number', binary: 'Blob' };

/** Quotes a property name that is not an identifier. */
const propertyName = (name: string) => (/^[\w$]+$/.test(name) ? name : `'${name}'`);

const objectText = ({ properties = {}, required = [] }: Schema, indent: string) => {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const sign = required.includes(name) ? '' : '?';
    const comment = schema.description ? ` // ${schema.description}` : '';
    return `${indent}  ${propertyName(name)}${sign}: ${typeText(schema, `${indent}  `)};${comment}\n`;
  });
  return lines.length ? `{\n${lines.join('')}${indent}}` : '{}';
};

const listText = (items: Schema, indent: string) => {
  const item = typeText(items, indent);
  return items.anyOf ? `(${item})[]` : `${item}[]`;
};

/** Returns the TypeScript type of a schema. For a schema with a title, the title is the name of the type. */
export const typeText = (given: object, indent = ''): string => {
  const schema: Schema = Object(given);
  const { title, type, format, anyOf, items, properties, patternProperties, const: constant } = schema;
  if (title) return title;
  if (anyOf) return anyOf.map((one) => typeText(one, indent)).join(' | ');
  if (constant !== undefined) return `'${constant}'`;
  if (items) return listText(items, indent);
  if (patternProperties && !properties)
    return `Record<string, ${typeText(Object.values(patternProperties)[0] ?? {}, indent)}>`;
  if (type === 'object') return objectText(schema, indent);
  return plainTypes[format ?? ''] ?? ((type && (plainTypes[type] ?? type)) || 'unknown');
};
