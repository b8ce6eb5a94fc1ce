import { resolve } from 'node:path';
import pg from 'pg';
import * as calls from '../../../../src/api/calls.ts';
import { startSilentDatabase } from '../../services/silent-database.ts';
import { essay } from '../orders/essay.ts';
import type { Answer, AnyCall } from '../send.ts';
import { createDeployment, type ServerProcess, startProcess } from '../start-process.ts';
import { password } from '../start-server.ts';

const account = { payload: { email: 'ada@example.com', password } };

/** Starts a server process behind a proxy that can make its PostgreSQL silent, and registers a customer. */
export const startBeforeSilence = async () => {
  const deployment = await createDeployment();
  const database = await startSilentDatabase(deployment.databaseUrl ?? '');
  const place = { ...deployment, databaseUrl: database.url };
  const server = await startProcess(place, { DIST_DIR: resolve('dist') });
  const { token } = (await server.send(calls.registration, account)).body;
  return { deployment, place, database, server, token: String(token) };
};

/** Creates a function that makes the calls that are answered from memory; it returns their statuses. */
export const fromMemory = ({ send, sendRaw, site }: ServerProcess) => {
  const get = (host: string, url: string) =>
    sendRaw({ method: 'GET', url, headers: { host: `${host}${site}` } });
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
      send(calls.dictionaries),
      send(calls.rules),
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
    () => send(calls.login, account),
    () => send(calls.visitorAction, { payload: { label: 'Calculator' } }),
    () => sendRaw({ method: 'GET', url: '/healthz', headers: { host: `api.${site}` } }),
  ];
  return Promise.all(Array.from({ length: 5 }, () => kinds.map((kind) => kind())).flat());
};

/** Returns the state of each server connection, from PostgreSQL's `pg_stat_activity`. */
export const connectionsOf = async (databaseUrl: string | null) => {
  const client = new pg.Client(databaseUrl ?? '');
  await client.connect();
  const { rows } = await client.query(
    "select state from pg_stat_activity where state <> 'disabled' and pid <> pg_backend_pid() and datname = current_database() and query ~ 'sites|orders|sessions'",
  );
  await client.end();
  return rows.map(({ state }) => String(state));
};
