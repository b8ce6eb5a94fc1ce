import fc from 'fast-check';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { createAnswerCheck, type OpenApiDocument, operationsOf } from '../server/answer-check.ts';
import { essay } from '../server/orders/essay.ts';
import { pdf } from '../server/samples.ts';
import { type Answer, type AnyCall, createBody, type Send, type SendRaw, siteHost } from '../server/send.ts';
import { password, type TestServer } from '../server/start-server.ts';
import {
  type FuzzedRequest,
  formFields,
  fuzzedRequest,
  type KnownRequest,
  queryOf,
} from './fuzzed-request.ts';

type CallName = keyof typeof calls;

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

/** Returns parameters and fields with which each call of a customer succeeds. Missing calls need neither. */
const knownRequests = ({
  email,
  order,
  file,
  session,
}: FuzzCustomer): Partial<Record<CallName, KnownRequest>> => {
  const own = { params: { id: order } };
  const writer = { params: { code: 'W10042' } };
  const review = { ...own, payload: { rate: 5, comment: 'Thank you' } };
  return {
    bootstrap: { params: { siteHost }, payload: { locale: 'de' } },
    dictionary: { params: { name: 'typeIds' } },
    rule: { params: { slug: 'terms-of-use' }, payload: { locale: 'de-AT' } },
    calculatePrice: { payload: { ...essay, discountCode: 'WELCOME15' } },
    validateOrder: { payload: essay },
    createOrder: { payload: essay },
    orders: { payload: { page: 1 } },
    order: own,
    payment: own,
    beginPayment: own,
    approveOrder: own,
    changeBonus: { ...own, payload: { useBonus: 0 } },
    reviseOrder: { ...own, payload: { timeRevision: 'tomorrow', textRevision: 'Wider margins, please' } },
    rateService: review,
    rateWriter: review,
    registration: { payload: { email, password } },
    login: { payload: { email, password } },
    restorePassword: { payload: { email } },
    changePrimaryInfo: { payload: { phone: '+15551234567', firstName: 'Ada', lastName: 'Reader' } },
    changeAdditionalInfo: { payload: { noticeModeEmail: false, allowedNightCall: true } },
    changePassword: { payload: { current: password, new: 'a louder library', repeat: 'a louder library' } },
    endSession: { params: { id: session } },
    uploadFile: { payload: { file: new File([pdf], 'notes.pdf') } },
    attachFiles: { params: { orderId: order }, payload: { receiverType: 'writer', 'file[id]': [file] } },
    orderAttachments: { params: { orderId: order } },
    messages: { params: { orderId: order } },
    sendMessage: { params: { orderId: order }, payload: { text: 'Which sources do you need?' } },
    newAttachmentCounter: { params: { orderId: order } },
    downloadFile: { params: { id: file } },
    preferredWriter: writer,
    bookmarkWriter: writer,
    unbookmarkWriter: writer,
    visitorAction: { payload: { category: 'Widget', label: 'Calculator' } },
  };
};

const callTable: Readonly<Record<string, AnyCall>> = calls;

const tokenOf = ({ session }: FuzzedRequest, { token }: FuzzCustomer) =>
  ({ own: `Bearer ${token}`, none: '', broken: `Bearer ${token.slice(0, -2)}xx` })[session];

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
  if (encoding === 'query' || encoding === 'none')
    return sendRaw({ method, url: `${filled}?${queryOf(request.payload)}`, headers });
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
export const fuzzCalls = async ({
  send,
  sendRaw,
}: Pick<TestServer, 'send' | 'sendRaw'>): Promise<Set<number>> => {
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
    const known = new Map(Object.entries(knownRequests(customer))).get(name) ?? {};
    const property = fc.asyncProperty(fuzzedRequest(call, operation, known), async (request) => {
      const answer = await sendFuzzed(sendRaw, call, request, customer);
      statuses.add(answer.status);
      assert.ok(answer.status < 500, `${name} answers ${answer.status} ${JSON.stringify(answer.body)}`);
      checkAnswer(name, answer);
      // The customer logs in again if the call has ended the session, because the next request needs one.
      if (answer.status === 204 && (await send(calls.ping, { token: customer.token })).status !== 204)
        customer = await nextCustomer();
    });
    await fc.assert(property, { numRuns: 12, seed: 1 });
  }
  return statuses;
};
