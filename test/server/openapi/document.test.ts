import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import {
  closed,
  createAnswerCheck,
  type OpenApiDocument,
  operationsOf,
} from '../../support/server/answer-check.ts';
import { deliveredOrder } from '../../support/server/orders/delivered-order.ts';
import type { Answer, AnyCall } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const openApi = suite('the OpenAPI document');
const server = startForSuite(openApi, startServer);
const ajv = new Ajv2020({ strict: false });
let document: OpenApiDocument;

openApi.before(async () => {
  document = (await server.get<OpenApiDocument>('/v1/openapi.json', 'api.localhost:8080')).body;
});

const operations = () => operationsOf(document);
const find = (name: string) => {
  const operation = operations().find(({ operationId }) => operationId === name);
  if (!operation) throw new Error(`${name} is not in the document`);
  return operation;
};
openApi('API-02 the API’s document is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
  assert.ok(valid, JSON.stringify(errors));
  assert.is(validator.version, '3.1');
  // The server compiles schemas without a check.
  const invalid = operations().filter(({ parameters, requestBody }) =>
    [...parameters, ...Object.values(requestBody?.content ?? {})].some(
      ({ schema = {} }) => !ajv.validateSchema(schema),
    ),
  );
  assert.equal(
    invalid.map(({ operationId }) => operationId),
    [],
  );
});

/** Calls that change something and send nothing but their address. */
const withoutBody =
  'approveOrder beginPayment bookmarkWriter cancelUnpaidOrder logout ping sendEmailConfirmation sendLoginCode sendTestLetter startOrder undoPrices'.split(
    ' ',
  );

openApi('API-02 the OpenAPI document has every call of the table with its fields', () => {
  const names = operations().map(({ operationId }) => operationId);
  assert.equal(names.sort(), Object.keys(calls).sort());
  for (const [name, { method, path, encoding }] of Object.entries(calls)) {
    const template = path.replace(/:(\w+)/g, '{$1}').replace(/^\/v1(?=\/client\/registration)/, '/{version}');
    const operation = document.paths[template]?.[method.toLowerCase()];
    assert.is(operation?.operationId, name, template);
    if (encoding === 'query' || withoutBody.includes(name))
      assert.is(operation?.requestBody, undefined, name);
  }
  const queries = find('calculatePrice').parameters.filter((one) => one.in === 'query');
  assert.ok(
    queries.some(({ name }) => name === 'deadlineId') && queries.some(({ name }) => name === 'extrasIds[]'),
  );
  const form = find('createOrder').requestBody?.content ?? {};
  assert.ok('topic' in (form['multipart/form-data']?.schema.properties ?? {}));
  assert.ok(find('identity').security);
  assert.is(find('login').security, undefined);
});

openApi('API-02 DOC-01 every parameter of the OpenAPI document says what it means', () => {
  const silent = operations().flatMap(({ operationId, parameters }) =>
    parameters
      .filter(({ $ref, description }) => !$ref && !description)
      .map(({ name }) => `${operationId}: ${name}`),
  );
  assert.equal(silent, []);
});

openApi('API-02 the OpenAPI document has an example of each body, which fits its schema', () => {
  const isUnfit = (name: string) => {
    const body = find(name).requestBody?.content['application/json'];
    const { schema, example = {} } = body ?? {};
    // Files need no example.
    return body && !(Object.keys(example).length && ajv.validate(Object(closed(schema)), example));
  };
  const names = operations().map(({ operationId }) => operationId);
  assert.equal(names.filter(isUnfit), []);
});

const ofClient = ['registration', 'login', 'changeEmail', 'changePassword', 'deleteAccount'];
const ofOrder = ['validateOrder', 'createOrder', 'reviseOrder', 'rateService', 'rateWriter', 'sendMessage'];

openApi('API-02 a body is refused for the one required field that it lacks', async () => {
  const token = await server.register();
  const code = await deliveredOrder(server, token);
  const params = { id: code, orderId: code };
  const withRequired = [...ofClient, ...ofOrder];
  for (const [name, call] of Object.entries(calls).filter(([name]) => withRequired.includes(name))) {
    const { schema, example } = find(name).requestBody?.content['application/json'] ?? {};
    assert.ok(schema?.required?.length, name);
    for (const field of schema.required) {
      const payload = { ...example, [field]: undefined };
      const { status, body } = await server.send<AnyCall>(call, { payload, token, params });
      assert.equal([status, body[0].property], [422, field], name);
    }
  }
});

/** Method and path of every call of the specification, with `*` for parameters. */
const specified = `
  GET site-config, GET location, GET dictionaries, GET dictionaries/*, GET page/rule, GET page/rule/*, GET price-list,
  GET order/calculate-total-price, POST order/validation, POST order, GET orders/*, PATCH order/status/*/16,
  PATCH order/status/*/13, POST rate-service/*, POST rate-writer/*, GET identity, PATCH identity/info-additional,
  POST identity/info-primary, PATCH identity/password, POST identity/confirmation-email,
  PATCH identity/confirmation-email, PATCH ping, POST registration, POST login, POST login-token,
  POST login/social/facebook, POST password/restore, GET password/reset/*, POST statistics/visitor-action,
  GET attachments, GET orders/attachments/*, GET attachments/counter/new/*, POST file, GET file/*,
  POST orders/attachment/*, GET preferred-writers/completed-orders, GET preferred-writers/*, POST preferred-writers/*,
  DELETE preferred-writers/*`;

openApi('API-02 a test fails if a response’s shape or headers differ from the OpenAPI document', async () => {
  const check = createAnswerCheck(document);
  const accepts = (different: Answer<unknown>) => {
    try {
      check('location', different);
      return true;
    } catch {
      return false;
    }
  };
  const answer = await server.send(calls.location);
  const differences = {
    'a status': { ...answer, status: 202 },
    'a field too many': { ...answer, body: { ...answer.body, city: 'Oslo' } },
    'a missing field': { ...answer, body: {} },
    'another type': { ...answer, headers: { ...answer.headers, 'content-type': 'text/html' } },
    'a header too many': { ...answer, headers: { ...answer.headers, 'x-pagination-total': '1' } },
  };
  for (const [title, different] of Object.entries(differences)) assert.not(accepts(different), title);
});

openApi('API-02 a refusal has the shape that the OpenAPI document promises', async () => {
  for (const [name, call] of Object.entries(calls)) {
    const x = 'x';
    const params = { siteHost: 'nowhere', name: x, slug: x, id: x, orderId: x, token: x, code: x };
    // `send` holds each answer against the document.
    const answer = await server.send(call as AnyCall, { params, site: 'nowhere.example' });
    assert.is(answer.status, 404, name);
  }
});

openApi('BCK-01 the OpenAPI document marks the calls of the specification and those of Octavo alone', () => {
  const named = specified.split(',').map((call) => call.trim());
  const marked = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { 'x-octavo-origin': origin }]) => origin === 'specification')
      .map(([method]) => `${method.toUpperCase()} ${path.split('/client/')[1]?.replace(/\{\w+\}/g, '*')}`),
  );
  assert.equal(marked.sort(), named.sort());
  const origins = new Set(operations().map((operation) => operation['x-octavo-origin']));
  assert.equal([...origins].sort(), ['octavo', 'specification']);
});

openApi('API-02 the API host leads people to the guides about its calls', async () => {
  const { status, headers } = await server.get('/v1/docs', 'api.localhost:8080');
  assert.equal([status, headers.location], [302, 'http://localhost:8080/docs/api/']);
});

openApi.run();
