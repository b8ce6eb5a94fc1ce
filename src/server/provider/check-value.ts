import type { Static, TSchema } from 'typebox';
import { Errors } from 'typebox/value';

/** What is wrong with a value, in a sentence a place; empty where it is what the schema says. */
export const problemsOf = (schema: TSchema, name: string, value: unknown): string[] => {
  const problems = Errors(schema, value).map(({ instancePath, message }) => {
    const place = [name, ...instancePath.split('/').slice(1)].join(' → ');
    return `${place} ${message}.`;
  });
  return [...new Set(problems)];
};

/** The value by its schema; refuses by saying what is wrong with it. */
export const checkValue = <Schema extends TSchema>(
  schema: Schema,
  name: string,
  value: unknown,
): Static<Schema> => {
  const problems = problemsOf(schema, name, value);
  if (problems.length > 0) throw new Error([...problems.slice(0, 10), 'Nothing was changed.'].join('\n'));
  // The schema has been enforced, so its type is the value's.
  return value as Static<Schema>;
};
