import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';

/** A problem of a value, with its place. */
interface ValueProblem {
  /** Name of the value, and of the fields in it. */
  path: readonly string[];
  /** Description such as `must be boolean`. */
  text: string;
}

const problemText = (message: string) => {
  if (message === 'schema is false') return 'is unknown';
  // A person who is not a programmer cannot read a pattern.
  return message.startsWith('must match pattern') ? 'is not of the expected form' : message;
};

/** Returns the problems of a value by their places; an empty list if the value matches the schema. */
export const findProblems = (schema: TSchema, name: string, value: unknown): ValueProblem[] =>
  Errors(schema, value).map(({ instancePath, message }) => ({
    path: [name, ...instancePath.split('/').slice(1)],
    text: problemText(message),
  }));

/**
 * Returns a sentence for each field that a stored value lacks or has of another type. Limits and forms are not checked, because
 * they may have become stricter since the value was stored.
 */
export const wrongShapes = (schema: TSchema, value: unknown): string[] =>
  Errors(schema, value)
    .filter(({ keyword, schemaPath }) => /^(type|required)$/.test(keyword) && !schemaPath.includes('anyOf'))
    .map(({ instancePath, message }) => `${instancePath} ${message}`.trim());

/** Returns the problems of a value, one sentence each. */
export const describeProblems = (schema: TSchema, name: string, value: unknown): string[] => {
  const problems = findProblems(schema, name, value).map(({ path, text }) => `${path.join(' → ')} ${text}.`);
  return [...new Set(problems)];
};

/** Returns the value with the type of the schema; throws the problems of a value that does not match. */
export const checkValue = <Schema extends TSchema>(
  schema: Schema,
  name: string,
  value: unknown,
): Static<Schema> => {
  if (Check(schema, value)) return value;
  const problems = describeProblems(schema, name, value).slice(0, 10);
  throw new Error([...problems, 'Nothing was changed.'].join('\n'));
};
