import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyCall, Fields } from '../../../api/call.ts';
import * as calls from '../../../api/calls.ts';
import type { Dictionaries } from '../../../order/vocabulary/dictionaries.ts';
import type { Passwords } from '../../accounts/passwords.ts';
import { buildApp } from '../../app.ts';
import { createBackground } from '../../bounded-work.ts';
import { isoTime } from '../../database/time.ts';
import type { Deps } from '../../deps.ts';
import { runCancel, runRefund } from '../../provider/orders/cancel-and-refund.ts';
import { findOrderByCode } from '../../provider/orders/find-orders.ts';
import { byCommand, runDeliver, runPaid, runStart } from '../../provider/orders/orders.ts';
import type { Site } from '../../sites/store/sites.ts';
import { answerCustomer } from '../../staff/orders/order-acts.ts';
import { type Account, completeFields, type DemoOrder, msOf, type OrderStep } from './demo-orders.ts';
import notes from './notes.pdf' with { type: 'text' };
import paper from './paper.pdf' with { type: 'text' };
import { createCalls, type SendCall } from './send-calls.ts';

/** Milliseconds between the registration and the first order. */
const accountLeadMs = msOf({ hours: 1 });

/** Data that the steps of one order share. */
interface OrderStage {
  deps: Deps;
  send: SendCall;
  /** Returns a token of the customer that is valid at the played time. */
  readToken: () => Promise<string>;
  code: string;
  /** Path of the file that the command `deliver` reads. */
  path: string;
}

const sending =
  (call: AnyCall) =>
  async ({ send, readToken, code }: OrderStage, payload: Fields) =>
    send(call, { token: await readToken(), params: { id: code, orderId: code }, payload });

/** The steps of an order by their names in the data: acts of the provider, then calls of the customer. */
const steps: Readonly<Record<string, (stage: OrderStage, fields: Fields) => Promise<unknown>>> = {
  paid: ({ deps, code }) => runPaid(deps, [code]),
  start: ({ deps, code }) => runStart(deps, [code]),
  deliver: ({ deps, code, path }, { writer = 'W10042' }) => runDeliver(deps, [code, path, String(writer)]),
  cancel: ({ deps, code }) => runCancel(deps, [code]),
  refund: ({ deps, code }, { text }) => runRefund(deps, [code, ...(text ? [String(text)] : [])]),
  reply: async ({ deps, code }, { text }) =>
    answerCustomer(deps.db, byCommand(deps, await findOrderByCode(deps, code)), String(text)),
  attach: async (stage) => {
    const { send, readToken } = stage;
    const token = await readToken();
    const file = new File([notes], 'notes.pdf');
    const { id } = await send(calls.uploadFile, { token, payload: { file } });
    await sending(calls.attachFiles)(stage, { receiverType: 'writer', 'file[id]': [id] });
  },
  open: async ({ send, readToken, code }) => {
    const token = await readToken();
    const files = await send(calls.orderAttachments, { token, params: { orderId: code } });
    for (const { id } of files) await send(calls.downloadFile, { token, params: { id } });
  },
  write: sending(calls.sendMessage),
  revise: (stage, { hours, ...fields }) => {
    const timeRevision = isoTime(stage.deps.now() + msOf({ hours: Number(hours) }));
    return sending(calls.reviseOrder)(stage, { ...fields, timeRevision });
  },
  rate: async (stage, fields) => {
    await sending(calls.rateWriter)(stage, fields);
    await sending(calls.rateService)(stage, { ...fields, comment: '' });
  },
  approve: sending(calls.approveOrder),
};

const runStep = async (stage: OrderStage, { does, fields = {} }: OrderStep) => {
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

/** A server with a played clock. */
interface Stage {
  deps: Deps;
  send: SendCall;
  clock: { now: number };
  /** Time at which the play begins, from which ages count. */
  startedAt: number;
  folder: string;
  dictionaries: Dictionaries;
}

/** Milliseconds for which a token is used. */
const tokenMs = msOf({ hours: 20 });

/** Registers a customer and plays the orders one after another, each at its own time of the played clock. */
export const playOrders = async (
  { deps, send, clock, startedAt, folder, dictionaries }: Stage,
  { account, orders }: { account: Account; orders: readonly DemoOrder[] },
) => {
  const { email, password } = account;
  clock.now = startedAt - msOf(orders[0]?.ago ?? {}) - accountLeadMs;
  await send(calls.registration, { payload: { ...account } });
  const path = join(folder, 'paper.pdf');
  let loggedIn = { token: '', at: Number.NEGATIVE_INFINITY };
  // A token is valid for a day only.
  const readToken = async () => {
    if (clock.now - loggedIn.at > tokenMs)
      loggedIn = { token: (await send(calls.login, { payload: { email, password } })).token, at: clock.now };
    return loggedIn.token;
  };
  for (const order of orders) {
    const placedAt = startedAt - msOf(order.ago);
    clock.now = placedAt;
    const payload = completeFields(order, dictionaries);
    const { code } = await send(calls.createOrder, { token: await readToken(), payload });
    await writePaper(path, String(payload.topic));
    for (const step of order.steps) {
      clock.now = placedAt + msOf(step.after);
      await runStep({ deps, send, readToken, code, path }, step);
    }
  }
  // The logout ends all sessions, so that the customer's list of sessions is empty at first.
  await send(calls.logout, { token: await readToken() });
};

/** Remembers which passwords match, because the same one is played hundreds of times and each comparison takes long. */
const rememberPasswords = ({ hash, matches }: Passwords): Passwords => {
  const comparisons = new Map<string, Promise<boolean>>();
  return {
    hash,
    matches: (password, storedHash) => {
      const key = `${password} ${storedHash}`;
      const comparison = comparisons.get(key) ?? matches(password, storedHash);
      comparisons.set(key, comparison);
      return comparison;
    },
  };
};

/**
 * Calls `play` with a server whose clock it may set. Every step passes through the server's calls and commands, so that all dates
 * and amounts agree.
 */
export const withPlayedClock = async (
  deps: Deps,
  site: Site,
  play: (stage: Stage) => Promise<void>,
): Promise<void> => {
  const startedAt = deps.now();
  const clock = { now: startedAt };
  const folder = await mkdtemp(join(tmpdir(), 'octavo-demo-'));
  const background = createBackground((error) => deps.log.error(error));
  // The real server sends the letters afterwards. Closing the played server must not stop the real sender.
  const letterSender = {
    sendSoon: () => {},
    sendDueLetters: async () => {},
    sendNow: async () => {},
    failure: () => null,
    stop: () => {},
  };
  // The logins of the demo are not logged, because an operator need not see them.
  const log = deps.log.child({}, { level: 'error' });
  const passwords = rememberPasswords(deps.passwords);
  const played: Deps = { ...deps, log, background, letterSender, passwords, now: () => clock.now };
  const app = await buildApp(played);
  try {
    const { dictionaries } = site.bootstrap;
    const send = createCalls(app, site.host);
    await play({ deps: played, send, clock, startedAt, folder, dictionaries });
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
};
