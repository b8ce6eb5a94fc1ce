import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';

/** Returns the problems of a value, one sentence each; an empty list if the value matches the schema. */
export const problemsOf = (schema: TSchema, name: string, value: unknown): string[] => {
  const problems = Errors(schema, value).map(({ instancePath, message }) => {
    const place = [name, ...instancePath.split('/').slice(1)].join(' → ');
    return `${place} ${message === 'schema is false' ? 'is unknown' : message}.`;
  });
  return [...new Set(problems)];
};

/** Returns the value with the type of the schema; throws the problems of a value that does not match. */
export const checkValue = <Schema extends TSchema>(
  schema: Schema,
  name: string,
  value: unknown,
): Static<Schema> => {
  if (Check(schema, value)) return value;
  const problems = problemsOf(schema, name, value).slice(0, 10);
  throw new Error([...problems, 'Nothing was changed.'].join('\n'));
};
