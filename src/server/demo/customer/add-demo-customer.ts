import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as calls from '../../../api/calls.ts';
import { buildApp } from '../../app.ts';
import { createBackground } from '../../background.ts';
import type { Deps } from '../../deps.ts';
import { commands } from '../../provider/commands.ts';
import { createCalls, type SendCall } from './demo-calls.ts';
import { demoCustomer } from './demo-customer.ts';
import type { DemoOrder, DemoStep } from './demo-order.ts';
import { demoOrders } from './demo-orders.ts';
import { sampleNotes, samplePaper } from './sample-paper.ts';

const hourMs = 3600 * 1000;
/** Milliseconds between the registration and the first order. */
const accountLeadMs = hourMs;

/** Data that the steps of one order share. */
interface Stage {
  deps: Deps;
  send: SendCall;
  token: string;
  code: string;
  order: DemoOrder;
  /** Folder for the files that the command `deliver` reads. */
  folder: string;
}

const attachNotes = async ({ send, token, code }: Stage) => {
  const file = new File([sampleNotes.bytes()], sampleNotes.name);
  const { id } = await send(calls.uploadFile, { token, payload: { file } });
  const payload = { receiverType: 'writer', 'file[id]': [id] } as const;
  await send(calls.attachFiles, { token, params: { orderId: code }, payload });
};

const openPaper = async ({ send, token, code }: Stage) => {
  const files = await send(calls.orderAttachments, { token, params: { orderId: code } });
  for (const { id } of files) await send(calls.downloadFile, { token, params: { id } });
};

const customerCalls = {
  write: calls.sendMessage,
  revise: calls.reviseOrder,
  rate: calls.rateWriter,
  approve: calls.approveOrder,
} as const;

const runCommand = async ({ deps, code, order, folder }: Stage, name: string, text: string) => {
  const path = join(folder, samplePaper.name);
  if (name === 'deliver') await writeFile(path, samplePaper.bytes(String(order.fields.topic)));
  const words = name === 'deliver' ? [path, 'W10042'] : [text];
  await commands[name]?.run(deps, [code, ...words.filter(Boolean)]);
};

const runStep = async (stage: Stage, step: DemoStep): Promise<void> => {
  if ('provider' in step) return runCommand(stage, step.provider, step.text ?? '');
  if (step.customer === 'attach') return attachNotes(stage);
  if (step.customer === 'open') return openPaper(stage);
  const { send, token, code } = stage;
  const params = { id: code, orderId: code };
  await send(customerCalls[step.customer], { token, params, payload: step.payload ?? {} });
};

/** Registers the demo customer and plays the orders one after another, each at its own time of the played clock. */
const playOrders = async (
  deps: Deps,
  { send, clock, folder }: { send: SendCall; clock: Clock; folder: string },
) => {
  const { email, password } = demoCustomer;
  const startedAt = clock.now;
  clock.now = startedAt - (demoOrders[0]?.hoursAgo ?? 0) * hourMs - accountLeadMs;
  await send(calls.registration, { payload: { ...demoCustomer } });
  for (const order of demoOrders) {
    const placedAt = startedAt - order.hoursAgo * hourMs;
    const moveTo = async (hours: number) => {
      clock.now = placedAt + hours * hourMs;
      // Each step logs in again, because a token is valid for a day only.
      return (await send(calls.login, { payload: { email, password } })).token;
    };
    let token = await moveTo(0);
    const { code } = await send(calls.createOrder, { token, payload: order.fields });
    for (const step of order.steps) {
      token = await moveTo(step.afterHours);
      await runStep({ deps, send, token, code, order, folder }, step);
    }
    // The logout ends the sessions of the steps, so that the customer's list of sessions is empty at first.
    await send(calls.logout, { token });
  }
};

interface Clock {
  now: number;
}

const hasDemoCustomer = async ({ db }: Deps, siteId: number) =>
  Boolean(
    await db
      .selectFrom('clients')
      .select('id')
      .where('site_id', '=', siteId)
      .where('email', '=', demoCustomer.email)
      .executeTakeFirst(),
  );

/**
 * Adds the demo customer with orders in every status to a local site that does not have it. The orders pass through the calls
 * and commands of a server with a played clock, so that all their dates and amounts agree.
 */
export const addDemoCustomer = async (deps: Deps, host: string): Promise<void> => {
  const site = await deps.sites.find(host);
  if (!site || (await hasDemoCustomer(deps, site.id))) return;
  const clock: Clock = { now: deps.now() };
  const folder = await mkdtemp(join(tmpdir(), 'octavo-demo-'));
  const background = createBackground((error) => deps.log.error(error));
  // The real server sends the letters afterwards. Closing the played server must not stop the real sender.
  const letterSender = { sendSoon: () => {}, sendDueLetters: async () => {}, stop: () => {} };
  // The demo customer's logins are not logged, because an operator need not see them.
  const log = deps.log.child({}, { level: 'error' });
  const played: Deps = { ...deps, log, background, letterSender, now: () => clock.now };
  const app = await buildApp(played);
  try {
    await playOrders(played, { send: createCalls(app, host), clock, folder });
  } finally {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  }
};
