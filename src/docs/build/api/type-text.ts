/** The part of a JSON schema that the tables use. */
interface Schema {
  title?: string;
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

const plainTypes: Readonly<Record<string, string>> = { integer: 'number', binary: 'Blob' };

/** Quotes a property name that is not an identifier. */
const propertyName = (name: string) => (/^[\w$]+$/.test(name) ? name : `'${name}'`);

/** Number of characters that a line may have without scrolling. */
const lineLength = 72;

/** Puts a description behind the line of its field, or above it if that is too long. */
const withComment = (line: string, description: string | undefined, indent: string) => {
  if (!description) return `${line}\n`;
  const whole = `${line} // ${description}`;
  if (!line.includes('\n') && whole.length <= lineLength) return `${whole}\n`;
  return `${description.replace(/(\S.{0,59})(?:\s+|$)/g, `${indent}// $1\n`)}${line}\n`;
};

const choiceText = (values: readonly string[], indent: string) => {
  const names = values.map((one) => `'${one}'`);
  const line = names.join(' | ');
  return line.length + indent.length < 60 ? line : names.map((name) => `\n${indent}  | ${name}`).join('');
};

const objectText = ({ properties = {}, required = [] }: Schema, indent: string) => {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const sign = required.includes(name) ? '' : '?';
    const inner = `${indent}  `;
    const line = `${inner}${propertyName(name)}${sign}: ${typeText(schema, inner)};`;
    return withComment(line, schema.description, inner);
  });
  return lines.length ? `{\n${lines.join('')}${indent}}` : '{}';
};

const listText = (items: Schema, indent: string) => {
  const item = typeText(items, indent);
  return items.anyOf || items.enum ? `(${item})[]` : `${item}[]`;
};

/** Returns the TypeScript type of a schema. For a schema with a title, the title is the name of the type. */
export const typeText = (given: object, indent = ''): string => {
  const schema: Schema = Object(given);
  const { title, type, format, anyOf, items, properties, patternProperties, const: constant } = schema;
  if (title) return title;
  if (schema.enum) return choiceText(schema.enum, indent);
  if (anyOf) return anyOf.map((one) => typeText(one, indent)).join(' | ');
  if (constant !== undefined) return `'${constant}'`;
  if (items) return listText(items, indent);
  if (patternProperties && !properties)
    return `Record<string, ${typeText(Object.values(patternProperties)[0] ?? {}, indent)}>`;
  if (type === 'object') return objectText(schema, indent);
  return plainTypes[format ?? ''] ?? ((type && (plainTypes[type] ?? type)) || 'unknown');
};
