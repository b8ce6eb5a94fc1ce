/** The part of a JSON schema that the tables use. */
interface Schema {
  title?: string;
  type?: string;
  const?: string;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

const plainTypes: Readonly<Record<string, string>> = { integer: 'number' };

const objectText = ({ properties = {}, required = [] }: Schema, indent: string) => {
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${typeText(schema, `${indent}  `)};\n`,
  );
  return lines.length ? `{\n${lines.join('')}${indent}}` : '{}';
};

/** Returns the TypeScript type of a schema. A schema with a title is a type of that name. */
export const typeText = (given: object, indent = ''): string => {
  const schema: Schema = Object(given);
  const { title, type, anyOf, const: constant } = schema;
  if (title) return title;
  if (anyOf) return anyOf.map((one) => typeText(one, indent)).join(' | ');
  if (constant !== undefined) return `'${constant}'`;
  if (type === 'object') return objectText(schema, indent);
  return (type && (plainTypes[type] ?? type)) || 'unknown';
};
