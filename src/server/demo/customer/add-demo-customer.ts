import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AnyCall, Call, Fields, ResponseOf } from '../../../api/call.ts';
import * as calls from '../../../api/calls.ts';
import { encode, fillPath } from '../../../api/encode.ts';
import type { Dictionaries } from '../../../order/vocabulary/dictionaries.ts';
import { findClient } from '../../accounts/store/clients.ts';
import { buildApp } from '../../app.ts';
import { createBackground } from '../../bounded-work.ts';
import { isoTime } from '../../database/time.ts';
import type { Deps } from '../../deps.ts';
import { sessionHeader } from '../../http/headers/caller.ts';
import { cancel, refund } from '../../provider/orders/cancel-and-refund.ts';
import { findOrderByCode } from '../../provider/orders/find-orders.ts';
import { byCommand, deliver, paid, start } from '../../provider/orders/orders.ts';
import { answerCustomer } from '../../staff/orders/order-acts.ts';
import { completeFields, demoCustomer, msOf, orders, type Span, type Step } from './demo-orders.ts';
import notes from './notes.pdf' with { type: 'text' };
import paper from './paper.pdf' with { type: 'text' };

interface Sent {
  token?: string;
  params?: Readonly<Record<string, string | number>>;
  payload?: Fields;
}

/** Sends a call as a program without a browser does; rejects if the call is refused. Resolves to null for a downloaded file. */
type SendCall = <C extends Call<string, unknown, unknown>>(call: C, sent?: Sent) => Promise<ResponseOf<C>>;

const bodyOf = async (encoding: string, payload: Fields) => {
  if (encoding === 'none') return {};
  const form = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  const body = new Response(encode(payload, form));
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  };
};

/** Creates the function that sends calls to one site, inside the process and without a connection. */
const createCalls =
  (app: FastifyInstance, site: string): SendCall =>
  async (call, { token, params = {}, payload = {} } = {}) => {
    const { headers, ...body } = await bodyOf(call.encoding, payload);
    const session = token ? { [sessionHeader]: `Bearer ${token}` } : {};
    const answer = await app.inject({
      method: call.method,
      url: fillPath(call.path, params),
      headers: { host: `api.${site}`, 'x-identity': `my.${site}`, ...session, ...headers },
      ...body,
    });
    if (answer.statusCode >= 400) throw new Error(`${call.method} ${call.path} was refused: ${answer.body}`);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const content: ResponseOf<typeof call> = JSON.parse(isJson ? answer.body : 'null');
    return content;
  };

/** Milliseconds between the registration and the first order. */
const accountLeadMs = msOf({ hours: 1 });

/** Data that the steps of one order share. */
interface Stage {
  deps: Deps;
  send: SendCall;
  token: string;
  code: string;
  /** Path of the file that the command `deliver` reads. */
  path: string;
}

const sending =
  (call: AnyCall) =>
  ({ send, token, code }: Stage, payload: Fields) =>
    send(call, { token, params: { id: code, orderId: code }, payload });

/** What the steps of an order do, by their names. */
const steps: Readonly<Record<string, (stage: Stage, fields: Fields) => Promise<unknown>>> = {
  paid: ({ deps, code }) => paid(deps, [code]),
  start: ({ deps, code }) => start(deps, [code]),
  deliver: ({ deps, code, path }) => deliver(deps, [code, path, 'W10042']),
  cancel: ({ deps, code }) => cancel(deps, [code]),
  refund: ({ deps, code }, { text }) => refund(deps, [code, String(text)]),
  reply: async ({ deps, code }, { text }) =>
    answerCustomer(deps.db, byCommand(deps, await findOrderByCode(deps, code)), String(text)),
  attach: async (stage) => {
    const { send, token } = stage;
    const file = new File([notes], 'notes.pdf');
    const { id } = await send(calls.uploadFile, { token, payload: { file } });
    await sending(calls.attachFiles)(stage, { receiverType: 'writer', 'file[id]': [id] });
  },
  open: async ({ send, token, code }) => {
    const files = await send(calls.orderAttachments, { token, params: { orderId: code } });
    for (const { id } of files) await send(calls.downloadFile, { token, params: { id } });
  },
  write: sending(calls.sendMessage),
  revise: (stage, { hours, ...fields }) => {
    const timeRevision = isoTime(stage.deps.now() + msOf({ hours: Number(hours) }));
    return sending(calls.reviseOrder)(stage, { ...fields, timeRevision });
  },
  rate: sending(calls.rateWriter),
  approve: sending(calls.approveOrder),
};

const runStep = async (stage: Stage, { does, fields = {} }: Step) => {
  const run = steps[does];
  if (!run) throw new Error(`The demo customer's orders have no step "${does}".`);
  await run(stage, fields);
};

/** Writes the sample paper with an order's topic as its title. The length stays, because a PDF lists where its parts begin. */
const writePaper = (path: string, topic: string) =>
  writeFile(
    path,
    paper.replace(/\(TITLE\) */, (title) => `(${topic})`.padEnd(title.length)),
  );

interface Play {
  send: SendCall;
  clock: { now: number };
  folder: string;
  dictionaries: Dictionaries;
}

/** Registers the demo customer and plays the orders one after another, each at its own time of the played clock. */
const playOrders = async (deps: Deps, { send, clock, folder, dictionaries }: Play) => {
  const { email, password } = demoCustomer;
  const startedAt = clock.now;
  clock.now = startedAt - msOf(orders[0]?.ago ?? {}) - accountLeadMs;
  await send(calls.registration, { payload: { ...demoCustomer } });
  const path = join(folder, 'paper.pdf');
  for (const order of orders) {
    const placedAt = startedAt - msOf(order.ago);
    const moveTo = async (after: Span) => {
      clock.now = placedAt + msOf(after);
      // Each step logs in again, because a token is valid for a day only.
      return (await send(calls.login, { payload: { email, password } })).token;
    };
    let token = await moveTo({});
    const payload = completeFields(order, dictionaries);
    const { code } = await send(calls.createOrder, { token, payload });
    await writePaper(path, String(payload.topic));
    for (const step of order.steps) {
      token = await moveTo(step.after);
      await runStep({ deps, send, token, code, path }, step);
    }
    // The logout ends the sessions of the steps, so that the customer's list of sessions is empty at first.
    await send(calls.logout, { token });
  }
};

const hasDemoCustomer = async ({ db }: Deps, siteId: number) =>
  Boolean(await findClient(db, siteId, demoCustomer.email));

/**
 * Adds the demo customer with orders in every status to a local site that does not have it. The orders pass through the calls
 * and commands of a server with a played clock, so that all their dates and amounts agree. Returns the customer; null if the
 * site does not exist.
 */
export const addDemoCustomer = async (deps: Deps, host: string): Promise<typeof demoCustomer | null> => {
  const site = await deps.sites.find(host);
  if (!site) return null;
  if (await hasDemoCustomer(deps, site.id)) return demoCustomer;
  const clock = { now: deps.now() };
  const folder = await mkdtemp(join(tmpdir(), 'octavo-demo-'));
  const background = createBackground((error) => deps.log.error(error));
  // The real server sends the letters afterwards. Closing the played server must not stop the real sender.
  const letterSender = {
    sendSoon: () => {},
    sendDueLetters: async () => {},
    failure: () => null,
    stop: () => {},
  };
  // The demo customer's logins are not logged, because an operator need not see them.
  const log = deps.log.child({}, { level: 'error' });
  const played: Deps = { ...deps, log, background, letterSender, now: () => clock.now };
  const app = await buildApp(played);
  try {
    const { dictionaries } = site.bootstrap;
    await playOrders(played, { send: createCalls(app, host), clock, folder, dictionaries });
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
  return demoCustomer;
};
