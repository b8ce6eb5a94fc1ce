import type { UnknownFields } from '../../../order/unknown-fields.ts';
import type { OpenApi } from '../../../server/openapi/document.ts';

/** Parameter of a call: in the path, the query or a header. */
interface Parameter {
  name: string;
  place: string;
  meaning: string;
}

/** A call of the provider API, with what the guides show about it. */
export interface ApiCall {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  isOwn: boolean;
  needsSession: boolean;
  parameters: readonly Parameter[];
  /** Schema of the body; null for a call without one. */
  body: object | null;
  isUpload: boolean;
  status: string;
  /** Schema of the answer; null for an answer without a body. */
  answer: object | null;
}

/** Returns the fields of a value of unknown shape. A value that is no object has none. */
const fieldsOf = (value: unknown): UnknownFields => Object(value);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const schemaOf = (content: unknown): object | null => {
  const [first] = Object.values(fieldsOf(content));
  const { schema } = fieldsOf(first);
  return typeof schema === 'object' ? schema : null;
};

const parameterOf = (given: unknown, components: OpenApi['components']): Parameter => {
  const { $ref } = fieldsOf(given);
  const shared = fieldsOf(fieldsOf(components).parameters);
  const parameter = fieldsOf($ref ? shared[textOf($ref).split('/').at(-1) ?? ''] : given);
  const { type } = fieldsOf(parameter.schema);
  return {
    name: textOf(parameter.name),
    place: textOf(parameter.in),
    meaning: textOf(parameter.description) || textOf(type),
  };
};

const callOf = (
  method: string,
  path: string,
  operation: UnknownFields,
  components: OpenApi['components'],
): ApiCall => {
  const [[status, success] = ['', {}]] = Object.entries(fieldsOf(operation.responses));
  const { content: bodies } = fieldsOf(operation.requestBody);
  return {
    id: textOf(operation.operationId),
    method: method.toUpperCase(),
    path,
    tag: textOf(listOf(operation.tags)[0]),
    summary: textOf(operation.summary),
    isOwn: operation['x-octavo-origin'] === 'octavo',
    needsSession: operation.security !== undefined,
    parameters: listOf(operation.parameters).map((given) => parameterOf(given, components)),
    body: bodies === undefined ? null : schemaOf(bodies),
    isUpload: !('application/json' in fieldsOf(bodies ?? { 'application/json': null })),
    status,
    answer: schemaOf(fieldsOf(success).content),
  };
};

/** Lists the calls of the OpenAPI document, in its order. */
export const listCalls = ({ paths, components }: OpenApi): readonly ApiCall[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(method, path, operation, components)),
  );
