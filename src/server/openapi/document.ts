import { type TSchema, Type } from 'typebox';
import { isOwnCall } from '../../api/own-calls.ts';
import { FieldError } from '../../api/resources/client.ts';
import type { UnknownFields } from '../../order/unknown-fields.ts';
import { type CallName, callNames } from '../http/call-names.ts';
import type { CallRow } from '../http/router.ts';
import { furtherFields, requiredExamples } from './body-examples.ts';
import { operations } from './operations.ts';
import { parameterMeaning } from './parameter-meanings.ts';

type Json = Record<string, unknown>;

const callNameOf = (row: CallRow): CallName => {
  const name = callNames.get(row.call);
  if (!name) throw new Error(`${row.call.path} is not in the table of calls`);
  return name;
};

/** Converts `/:version(^v\d+$)/…/:id` into `/{version}/…/{id}`. */
const templateOf = ({ call, route }: CallRow) =>
  (route.url ?? call.path).replace(/:(\w+)(\([^)]*\))?/g, '{$1}');

const pathParameters = (template: string) => {
  const segments = template.split('/');
  return segments.flatMap((segment, index) => {
    const name = segment.slice(1, -1);
    const description = parameterMeaning(name, segments[index - 1]);
    const example = /such as `(.+?)`/.exec(description ?? '')?.[1];
    const parameter = { name, in: 'path', required: true, description, schema: { type: 'string' }, example };
    return segment.startsWith('{') ? [parameter] : [];
  });
};

/** Returns a parameter for each field of a query. Lists are named `name[]`. */
const queryParameters = (schema: TSchema | undefined, call: CallName) => {
  const { properties, required }: UnknownFields = Object(schema);
  const fields: UnknownFields = Object(properties);
  return Object.entries(fields).map(([name, field]) => {
    const { type, description = parameterMeaning(name) }: UnknownFields = Object(field);
    return {
      name: type === 'array' ? `${name}[]` : name,
      in: 'query',
      ...(Array.isArray(required) && required.includes(name) && { required: true }),
      description,
      schema: field,
      example: furtherFields[call]?.[name],
    };
  });
};

const shared = (name: string) => ({ $ref: `#/components/parameters/${name}` });

const locale = {
  name: 'locale',
  in: 'query',
  description:
    'Language of the names, such as `de` or `de-AT`; English without it, or where the site lacks that language',
  schema: { type: 'string' },
  'x-octavo-origin': 'octavo',
};

const parametersOf = (row: CallRow, name: CallName, template: string) => {
  const [, , paging] = operations[name];
  return [
    ...pathParameters(template),
    ...(row.call.encoding === 'query' ? queryParameters(row.route.body, name) : []),
    ...(name === 'bootstrap' ? [] : [shared('identity')]),
    ...(name === 'createOrder' || name === 'uploadFile' ? [shared('idempotencyKey')] : []),
    ...(paging ? [shared('page')] : []),
    ...(row.route.isTranslated ? [locale] : []),
  ];
};

const fileForm = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
};

const requestBody = ({ call, route: { body: schema, isUpload } }: CallRow, name: CallName): Json => {
  if (isUpload) return { requestBody: { content: { 'multipart/form-data': { schema: fileForm } } } };
  if (!schema || call.encoding === 'query') return {};
  const kinds = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'];
  const required = requiredExamples[name];
  const content = {
    schema: required ? { ...schema, required: Object.keys(required) } : schema,
    example: { ...required, ...furtherFields[name] },
  };
  return { requestBody: { content: Object.fromEntries(kinds.map((kind) => [kind, content])) } };
};

const pagingHeaders = Object.fromEntries(
  ['page-current', 'page-count', 'total-count'].map((name) => [
    `x-pagination-${name}`,
    { schema: { type: 'integer' } },
  ]),
);

const responsesOf = ({ route: { status = 200 } }: CallRow, name: CallName): Json => {
  const [summary, answer, paging] = operations[name];
  const { format }: UnknownFields = Object(answer);
  const type = format === 'binary' ? 'application/octet-stream' : 'application/json';
  const success: Record<number, Json> = answer
    ? { [status]: { description: summary, content: { [type]: { schema: answer } } } }
    : { 204: { description: 'Done' } };
  for (const one of Object.values<Json>(success)) if (paging) one.headers = pagingHeaders;
  // A request with the header `range` gets a part of the file, with status 206.
  if (format === 'binary') success[206] = { ...success[status], description: 'The requested part' };
  return { ...success, default: { $ref: '#/components/responses/refused' } };
};

const operationOf = (row: CallRow): Json => {
  const name = callNameOf(row);
  const template = templateOf(row);
  const [summary] = operations[name];
  return {
    operationId: name,
    summary,
    tags: [row.route.roles ? 'office' : template.split('/')[3]],
    'x-octavo-origin': isOwnCall(row.call) || row.route.roles ? 'octavo' : 'specification',
    ...(row.needsSession && {
      security: [
        { [row.route.roles ? 'office' : 'session']: [] },
        // OpenAPI 3.1 allows the names of scopes or roles for every kind of security.
        ...(row.route.keyScope ? [{ key: [row.route.keyScope] }] : []),
      ],
    }),
    ...(Array.isArray(row.route.roles) && { 'x-octavo-roles': row.route.roles }),
    parameters: parametersOf(row, name, template),
    ...requestBody(row, name),
    responses: responsesOf(row, name),
  };
};

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  description,
  schema: { type: 'string' },
});

const components = {
  securitySchemes: {
    session: { type: 'apiKey', in: 'header', name: 'x-authorization', description: '`Bearer` and a token' },
    office: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-octavo-session',
      description: 'On `office.` and the host of a site alone; each call names its roles',
    },
    key: {
      type: 'http',
      scheme: 'bearer',
      description:
        'API key of a site (`okey_…`), which an owner makes in the office, on `api.` or `office.` and its host; each call names its scope',
    },
  },
  parameters: {
    identity: header('x-identity', '`my.` and the host of the site, where the address does not name it'),
    idempotencyKey: header(
      'idempotency-key',
      'The same key and body give the same order, for 24 hours, or the same file',
    ),
    page: header('x-pagination-page-current', 'From 1'),
  },
  responses: {
    refused: {
      description:
        'Why not: `property` is the field concerned or empty, `message` a key or finished English. 408 tells that the body came too slowly',
      headers: {
        'retry-after': { description: 'Seconds, with 429, 503 and 507', schema: { type: 'integer' } },
      },
      content: { 'application/json': { schema: Type.Array(FieldError) } },
    },
  },
};

interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Json>>;
  components: Json;
}

/** Creates the OpenAPI 3.1 document of the registered routes. */
export const createDocument = (rows: readonly CallRow[]): OpenApi => {
  const paths: OpenApi['paths'] = {};
  for (const row of rows) {
    const path = templateOf(row);
    paths[path] = { ...paths[path], [row.call.method.toLowerCase()]: operationOf(row) };
  }
  return { openapi: '3.1.0', info: { title: 'Octavo provider API', version: '1' }, paths, components };
};
