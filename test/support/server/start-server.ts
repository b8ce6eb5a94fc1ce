import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Test } from 'uvu';
import * as calls from '../../../src/api/calls.ts';
import { createPasswords } from '../../../src/server/accounts/passwords.ts';
import { buildApp } from '../../../src/server/app.ts';
import { createClientTurns } from '../../../src/server/bounded-work.ts';
import { compose } from '../../../src/server/compose.ts';
import type { Deps } from '../../../src/server/deps.ts';
import { createShedding } from '../../../src/server/http/overload.ts';
import { runSet } from '../../../src/server/provider/sites/sites.ts';
import { mailFolder, readSettings, type Settings } from '../../../src/server/settings/settings.ts';
import { shareInProcess, stopAfter } from '../runner/suite/stop-after.mjs';
import { createAnswerCheck, type OpenApiDocument } from './answer-check.ts';
import { preparedDatabase } from './database/test-database.ts';
import { pdf } from './samples.ts';
import { createSend, type Send, type SendRaw, sendToApp, siteHost } from './send.ts';

export const password = 'a quiet library';

/** Creates password hashing at the lowest cost of argon2id, because most suites register customers and few test hashing. */
const quickPasswords = () => createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Creates queues that refuse no request for its wait, because a busy machine may be slow. */
const neverBusy = () => ({
  shedding: createShedding({ monotonicNow: () => 0, longestWaitMs: 600_000 }),
  clientTurns: createClientTurns(60_000),
});

/** Names of the calls of the table. A call that a test has changed has no name. */
const callNames = new Map<object, string>(Object.entries(calls).map(([name, call]) => [call, name]));

/** Creates the check of answers by a server's document, once a process because all servers have the same document. */
const shareAnswerCheck = (sendRaw: SendRaw) =>
  shareInProcess('check of answers', async () => {
    const headers = { host: `api.${siteHost}` };
    const { body } = await sendRaw<OpenApiDocument>({ method: 'GET', url: '/v1/openapi.json', headers });
    return { check: createAnswerCheck(body), stop: async () => {} };
  });

interface Changes {
  settings?: Partial<Settings>;
  deps?: Partial<Deps>;
  /** Another server, whose PostgreSQL this one shares. */
  beside?: { deps: Deps };
}

/** Creates the function that sends calls; it throws if the OpenAPI document does not describe the answer. */
const createCheckedSend = (sendRaw: SendRaw): Send => {
  const sendUnchecked = createSend(sendRaw);
  return async (call, sent) => {
    const answer = await sendUnchecked(call, sent);
    const name = callNames.get(call);
    if (name) (await shareAnswerCheck(sendRaw)).check(name, answer);
    return answer;
  };
};

/** Creates what customers of a server do in many tests. */
const createCustomerActs = (send: Send) => {
  let count = 0;
  return {
    /** Registers a new client and returns the session token. */
    register: async (email?: string, site = siteHost): Promise<string> => {
      count += 1;
      const payload = { email: email ?? `reader-${count}@example.com`, password };
      return (await send(calls.registration, { payload, site })).body.token;
    },
    /** Logs a registered client in again and returns the new token. Tests need it after a day, when the old token has expired. */
    logIn: async (email: string): Promise<string> =>
      (await send(calls.login, { payload: { email, password } })).body.token,
    /** Uploads a file of a client; returns the response. */
    upload: (token: string, name = 'notes.pdf', bytes: Uint8Array = pdf) =>
      send(calls.uploadFile, { token, payload: { file: new File([new Uint8Array(bytes)], name) } }),
    attach: (token: string, orderId: string, ids: readonly number[]) => {
      const payload = { receiverType: 'writer', 'file[id]': ids } as const;
      return send(calls.attachFiles, { token, params: { orderId }, payload });
    },
    /** Reads an order of a client. */
    readOrder: async (token: string, id: string) => (await send(calls.order, { token, params: { id } })).body,
  };
};

/**
 * Starts the real server in this process, on a new database with the demo sites. `changes` replaces settings and dependencies.
 */
export const startServer = async (changes: Changes = {}) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'octavo-server-'));
  const { databaseUrl, drop } = changes.beside
    ? { databaseUrl: changes.beside.deps.settings.databaseUrl, drop: async () => {} }
    : await preparedDatabase(dataFolder);
  const distFolder = join(dataFolder, 'dist');
  const standard = {
    ...readSettings({}),
    dataFolder,
    databaseUrl,
    letters: { folder: mailFolder(dataFolder) },
    distFolder,
    triesPerMinute: 10_000,
    triesPerAccount: 10_000,
    registrationsPerDay: 10_000,
    ordersPerDay: 10_000,
    messagesPerDay: 10_000,
  };
  // Only the test advances this clock.
  const clock = { now: Date.now() };
  const composed = await compose({ ...standard, ...changes.settings }, { now: () => clock.now });
  const deps: Deps = {
    ...composed.deps,
    passwords: quickPasswords(),
    ...neverBusy(),
    ...changes.deps,
  };
  const app = await buildApp(deps);
  const sendRaw = sendToApp(app);
  const send = createCheckedSend(sendRaw);
  return {
    app,
    deps,
    dataFolder,
    clock,
    sendRaw,
    send,
    /** Requests an address of a host; returns the response with a body of type `Response`, by default a text. */
    get: <Response = string>(url: string, host: string, headers: Record<string, string> = {}) =>
      sendRaw<Response>({ method: 'GET', url, headers: { host, ...headers } }),
    ...createCustomerActs(send),
    /** Changes a value of a site by the provider's command. The server reads it at once, and not within a second. */
    changeSite: async (name: string, value: unknown, host = 'localhost') => {
      await runSet(deps, [host, name, JSON.stringify(value)]);
      await deps.sites.refresh();
    },
    /** Opens a port of this machine for requests; returns the port. */
    listen: async () => Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port),
    stop: stopAfter(async () => {
      await app.close();
      await composed.close();
      await drop();
      await rm(dataFolder, { recursive: true, force: true });
    }),
  };
};

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** Starts a server with a registered customer, whose session token is `token`. */
export const startWithCustomer = async () => {
  const server = await startServer();
  return { ...server, token: await server.register() };
};

type Hooks = Pick<Test, 'before'>;

/**
 * Starts what the tests of a suite share, which ends with the suite by `stopAfter`. The returned object has the properties of
 * what was started from the first test on.
 */
export const startForSuite = <Started extends object>(suite: Hooks, start: () => Promise<Started>) => {
  const shared: Started = Object({});
  suite.before(async () => void Object.assign(shared, await start()));
  return shared;
};

/** Starts anew for each test of a suite, with which it ends. The returned object has the properties of the present start. */
export const startForTest = <Started extends object>(suite: Hooks, start: () => Promise<Started>) => {
  const present: Started = Object({});
  suite.before.each(async () => void Object.assign(present, await start()));
  return present;
};
