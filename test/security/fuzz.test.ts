import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../src/api/call.ts';
import * as calls from '../../src/api/calls.ts';
import { encode } from '../../src/api/encode.ts';
import { beginConversation } from '../../src/server/conformance/conversation.ts';
import { steps } from '../../src/server/conformance/steps.ts';
import { type FuzzedRequest, fuzzedRequest, type KnownRequest } from '../support/fuzz/fuzzed-request.ts';
import { createAnswerCheck, type OpenApiDocument, operationsOf } from '../support/server/answer-check.ts';
import { essay, pdf } from '../support/server/samples.ts';
import {
  type Answer,
  type AnyCall,
  createBody,
  type Send,
  type SendRaw,
  siteHost,
} from '../support/server/send.ts';
import { password, startForSuite, startServer, type TestServer } from '../support/server/start-server.ts';

/** Registers a customer, places an order and uploads a file. No account has the address `email` yet. */
const addCustomer = async (send: Send, email: string) => {
  const { token } = (await send(calls.registration, { payload: { email, password } })).body;
  const order = (await send(calls.createOrder, { token, payload: essay })).body.code;
  const payload = { file: new File([pdf], 'notes.pdf') };
  const file = (await send(calls.uploadFile, { token, payload })).body.id;
  const session = (await send(calls.sessions, { token })).body[0].id;
  return { token, email, order, file, session };
};

type FuzzCustomer = Awaited<ReturnType<typeof addCustomer>>;

/** Returns what the conformance suite sends with a call, which mostly succeeds. */
const knownRequest = (wanted: AnyCall, { order, file, session, ...account }: FuzzCustomer): KnownRequest => {
  const known = {
    ...account,
    password,
    order: essay,
    orderCode: order,
    fileId: file,
  };
  const step = steps.find(({ call, when }) => call === wanted && !when);
  const ofOrder = { params: { id: wanted === calls.endSession ? session : order, orderId: order } };
  return step?.send?.({ ...beginConversation('', `my.${siteHost}`), ...known }) ?? ofOrder;
};

const callTable: Readonly<Record<string, AnyCall>> = calls;

const tokenOf = ({ session }: FuzzedRequest, { token }: FuzzCustomer) =>
  ({ own: `Bearer ${token}`, none: '', broken: `Bearer ${token.slice(0, -2)}xx` })[session];

/** Converts a payload to fields of a form: values that only JSON can express become text. */
const formFields = (payload: FuzzedRequest['payload']): Fields =>
  Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      if (value instanceof File) return [name, value];
      if (Array.isArray(value)) return [name, value.map((one) => JSON.stringify(one) ?? '')];
      return [name, Object(value) === value ? JSON.stringify(value) : String(value)];
    }),
  );

const queryOf = (payload: FuzzedRequest['payload']): string =>
  encode(formFields(payload), new URLSearchParams()).toString();

/** Sends a generated request with its path, headers and body unchanged. */
const sendFuzzed = async (
  sendRaw: SendRaw,
  { method, path, encoding }: AnyCall,
  request: FuzzedRequest,
  customer: FuzzCustomer,
): Promise<Answer> => {
  const authorization = tokenOf(request, customer);
  const headers = {
    host: `api.${siteHost}`,
    ...(authorization && { 'x-authorization': authorization }),
    ...request.headers,
  };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => request.params[name] ?? '');
  if (encoding === 'query') return sendRaw({ method, url: `${filled}?${queryOf(request.payload)}`, headers });
  if (request.raw) {
    const { type, text } = request.raw;
    return sendRaw({ method, url: filled, headers: { ...headers, 'content-type': type }, payload: text });
  }
  const isJson = request.encoding === 'json';
  const payload = isJson ? (request.payload as Fields) : formFields(request.payload);
  const body = await createBody(payload, request.encoding);
  return sendRaw({ method, url: filled, headers: { ...headers, ...body.headers }, payload: body.payload });
};

/**
 * Sends generated requests of every call; returns the statuses of the answers. Throws with the smallest request that the server
 * answers with a status of 500 or more, or with anything that its OpenAPI document does not promise.
 */
const fuzzCalls = async ({ send, sendRaw }: Pick<TestServer, 'send' | 'sendRaw'>): Promise<Set<number>> => {
  const headers = { host: `api.${siteHost}` };
  const address = { method: 'GET', url: '/v1/openapi.json', headers };
  const { body: document } = await sendRaw<OpenApiDocument>(address);
  const checkAnswer = createAnswerCheck(document);
  const statuses = new Set<number>();
  let customers = 0;
  const nextCustomer = () => {
    customers += 1;
    return addCustomer(send, `fuzz-${customers}@example.com`);
  };
  let customer = await nextCustomer();
  for (const operation of operationsOf(document)) {
    const { operationId: name } = operation;
    const call = callTable[name];
    if (!call) throw new Error(`${name} is not in the table of calls`);
    const requests = fuzzedRequest(call, operation, knownRequest(call, customer));
    const property = fc.asyncProperty(requests, async (request) => {
      const answer = await sendFuzzed(sendRaw, call, request, customer);
      statuses.add(answer.status);
      assert.ok(answer.status < 500, `${name} answers ${answer.status} ${JSON.stringify(answer.body)}`);
      checkAnswer(name, answer);
      // The customer logs in again if the call has ended the session, because the next request needs one.
      if (answer.status === 204 && (await send(calls.ping, { token: customer.token })).status !== 204)
        customer = await nextCustomer();
    });
    await fc.assert(property, { numRuns: 8, seed: 1 });
  }
  return statuses;
};

const fuzzed = suite('generated requests');
const server = startForSuite(fuzzed, startServer);

fuzzed('API-02 random requests of every call get answers the API document describes, never 5xx', async () => {
  const statuses = await fuzzCalls(server);
  assert.is(Object(Object.prototype).b, undefined, 'no request changes the prototype of objects');
  // Each of these statuses occurs, which shows that requests reach the handlers and not only the first check.
  for (const status of [200, 201, 204, 400, 401, 404, 409, 415, 422])
    assert.ok(statuses.has(status), `no request was answered with ${status}`);
});

fuzzed.run();
