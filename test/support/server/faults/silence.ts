import { resolve } from 'node:path';
import pg from 'pg';
import * as calls from '../../../../src/api/calls.ts';
import { type SilentDatabase, startSilentDatabase } from '../../services/silent-database.ts';
import { essay } from '../orders/essay.ts';
import type { Answer, AnyCall } from '../send.ts';
import { createDeployment, type ServerProcess, startProcess } from '../start-process.ts';
import { password } from '../start-server.ts';
import { until } from '../until.ts';

const registration = (email: string) => ({ payload: { email, password } });

/** Starts a server process behind a proxy that can make its PostgreSQL silent. */
export const startBeforeSilence = async (environment: Record<string, string> = {}) => {
  const deployment = await createDeployment();
  const database = await startSilentDatabase(deployment.databaseUrl ?? '');
  const place = { ...deployment, databaseUrl: database.url };
  const server = await startProcess(place, { DIST_DIR: resolve('dist'), ...environment });
  return { deployment, place, database, server };
};

/** Milliseconds after which a request counts as frozen. The server's limit is shorter, but a busy machine is slow. */
const frozenMs = 60_000;

/** Returns the answer to a request; rejects after `frozenMs` without an answer. */
export const inTime = <Body>(answer: Promise<Answer<Body>>): Promise<Answer<Body>> =>
  Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The request is frozen')), frozenMs).unref();
    }),
  ]);

/** Creates a function that makes the calls that are answered from memory; it returns their statuses. */
export const fromMemory = ({ send, sendRaw, site }: ServerProcess) => {
  const get = (host: string, url: string) =>
    inTime(sendRaw({ method: 'GET', url, headers: { host: `${host}${site}` } }));
  const query = '?typeId=1&serviceId=1&academicLevelId=1&deadlineId=5&numberElements=';
  const identity = `&identity=my.${site}&spacingType=double&numberSlides=0`;
  let pages = 3;
  return async () => {
    pages += 1;
    const answers = await Promise.all([
      get('', '/embed/octavo.js'),
      get('', '/'),
      get('my.', '/'),
      get('api.', `/v1/client/bootstrap/${site}`),
      get('api.', `${calls.calculatePrice.path}${query}3${identity}`),
      get('api.', `${calls.calculatePrice.path}${query}${pages}${identity}`),
      get('api.', '/livez'),
      inTime(send(calls.dictionaries)),
      inTime(send(calls.rules)),
    ]);
    return answers.map(({ status }) => status);
  };
};

/** Makes calls that need the database, several of each kind; returns their answers. */
export const fromDatabase = ({ send, sendRaw, site }: ServerProcess, token: string) => {
  const ask = (call: AnyCall, payload = {}) => send(call, { token, payload });
  const kinds: readonly (() => Promise<Answer<unknown>>)[] = [
    () => ask(calls.identity),
    () => ask(calls.orders),
    () => ask(calls.createOrder, essay),
    () => send(calls.login, registration('ada@example.com')),
    () => send(calls.visitorAction, { payload: { label: 'Calculator' } }),
    () => sendRaw({ method: 'GET', url: '/healthz', headers: { host: `api.${site}` } }),
  ];
  const asked = Array.from({ length: 10 }, () => kinds.map((kind) => inTime(kind())));
  return Promise.all(asked.flat());
};

/** Waits until calls that need the database succeed again. */
export const waitForAnswer = ({ send }: ServerProcess, token: string) =>
  until('the database is used again', async () => (await send(calls.identity, { token })).status === 200);

/** Starts a server process behind the proxy and registers a customer; returns the customer's token too. */
export const openServer = async () => {
  const opened = await startBeforeSilence();
  const { token } = (await opened.server.send(calls.registration, registration('ada@example.com'))).body;
  return { ...opened, token: String(token) };
};

/** Makes calls while the database is silent, then lets it answer; returns the answers to the calls. */
export const goSilentAndBack = async (
  { database, server }: { database: SilentDatabase; server: ServerProcess },
  token: string,
) => {
  database.fallSilent();
  const answers = await fromDatabase(server, token);
  database.answer();
  await waitForAnswer(server, token);
  return answers;
};

/** Returns the state of each server connection, from PostgreSQL's `pg_stat_activity`. */
export const connectionsOf = async (databaseUrl: string | null) => {
  const client = new pg.Client(databaseUrl ?? '');
  await client.connect();
  const { rows } = await client.query(
    "select state from pg_stat_activity where state <> 'disabled' and pid <> pg_backend_pid() and query ~ 'sites|orders|sessions'",
  );
  await client.end();
  return rows.map(({ state }) => String(state));
};
