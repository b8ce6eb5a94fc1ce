import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as assert from 'uvu/assert';
import type { Answer } from './send.ts';

interface Response {
  headers?: Record<string, { schema: object }>;
  content?: Record<string, { schema: object }>;
}
export interface Operation {
  operationId: string;
  'x-octavo-origin': 'specification' | 'octavo';
  security?: Record<string, string[]>[];
  parameters: { name?: string; in?: string; description?: string; schema?: object; $ref?: string }[];
  requestBody?: {
    content: Record<
      string,
      { schema: { properties: Record<string, object>; required?: string[] }; example?: object }
    >;
  };
  responses: Record<string, Response>;
}
/** Parts of the OpenAPI document that tests read. */
export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { responses: { refused: Response } };
}

export const operationsOf = ({ paths }: OpenApiDocument): Operation[] =>
  Object.values(paths).flatMap((methods) => Object.values(methods));

/** Returns a schema that refuses additional fields. */
export const closed = (schema: unknown): unknown => {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(closed);
  const inner = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  return 'properties' in inner ? { ...inner, additionalProperties: false } : inner;
};

/** Converts a header with nothing but digits to a number, because schemas describe some headers as numbers. */
const headerValue = (header: unknown): unknown =>
  typeof header === 'string' && /^\d+$/.test(header) ? Number(header) : header;

/**
 * Creates the check of a response against the document. The check throws if the response differs: an unknown status, an
 * extra or missing field, a wrong type.
 */
export const createAnswerCheck = (document: OpenApiDocument) => {
  const { refused } = document.components.responses;
  const operations = new Map(operationsOf(document).map((one) => [one.operationId, one]));
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  const closedSchemas = new WeakMap<object, object>();
  // Closed schemas are cached, because Ajv compiles a schema only once if it gets the same object.
  const closedOnce = (schema: object): object => {
    const known = closedSchemas.get(schema) ?? Object(closed(schema));
    closedSchemas.set(schema, known);
    return known;
  };
  return (name: string, { status, body, headers }: Answer<unknown>): void => {
    const response = operations.get(name)?.responses[status] ?? (status >= 400 ? refused : undefined);
    assert.ok(response, `${name} answers ${status}, which the document does not know`);
    const described = status < 400 ? (response?.headers ?? {}) : {};
    for (const [header, { schema }] of Object.entries(described)) {
      assert.ok(headers[header], `${name} answers without ${header}`);
      const isValid = ajv.validate(schema, headerValue(headers[header]));
      assert.ok(isValid, `${name}: ${header}: ${headers[header]} ${ajv.errorsText()}`);
    }
    const pagingHeaders = Object.keys(headers).filter((header) => header.startsWith('x-pagination-'));
    for (const header of pagingHeaders)
      assert.ok(header in described, `${name} answers ${header}, which the document does not know`);
    const [type, content] = Object.entries(response?.content ?? {})[0] ?? [];
    if (!content || !type) {
      assert.is(body, '', name);
      return;
    }
    assert.match(String(headers['content-type']), type);
    if (type !== 'application/json') return;
    const isValid = ajv.validate(closedOnce(content.schema), body);
    assert.ok(isValid, `${name}: ${ajv.errorsText()} in ${JSON.stringify(body).slice(0, 300)}`);
  };
};
