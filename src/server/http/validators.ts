import { AjvCompiler } from '@fastify/ajv-compiler';
import type { FastifySchemaCompiler } from 'fastify';

const customOptions = {
  // Forms send all values as text and a list of one item as a single value.
  coerceTypes: 'array',
  removeAdditional: false,
  // A test checks the schemas themselves, because compiling the schema of schemas would slow down the start.
  validateSchema: false,
  meta: false,
} as const;

/**
 * Creates the compiler that compiles the schema of a call at its first request, because the schemas of all calls take a fifth
 * of the computing time of a start.
 */
export const createValidatorCompiler = (): FastifySchemaCompiler<unknown> => {
  const compile = AjvCompiler()({}, { customOptions });
  return ({ schema }) => {
    let compiled: ReturnType<typeof compile> | undefined;
    const validate: ReturnType<FastifySchemaCompiler<unknown>> = (value) => {
      compiled ??= compile({ schema });
      const isValid = compiled(value) === true;
      validate.errors = compiled.errors ?? null;
      return isValid;
    };
    return validate;
  };
};
