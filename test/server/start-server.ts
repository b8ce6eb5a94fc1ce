import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Call, Fields, ParameterOf } from '../../src/api/calls.ts';
import * as calls from '../../src/api/calls.ts';
import { encode, fillPath } from '../../src/api/encode.ts';
import { buildApp } from '../../src/server/app.ts';
import { compose } from '../../src/server/compose.ts';
import type { Deps } from '../../src/server/deps.ts';
import { readSettings, type Settings } from '../../src/server/settings.ts';

export const siteHost = 'localhost:8080';
export const otherSiteHost = 'v2.localhost:8080';

type AnyCall = Call<string, unknown, unknown>;

export interface Sent {
  params?: Record<string, string | number>;
  payload?: Fields;
  token?: string;
  headers?: Record<string, string>;
  site?: string;
  /** How the payload travels; the call's own way where it is not said. */
  as?: 'multipart' | 'urlencoded' | 'json';
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  bytes: Buffer;
}

export interface TestServer {
  app: FastifyInstance;
  deps: Deps;
  dataFolder: string;
  /** The clock, which moves only when a test moves it. */
  clock: { now: number };
  send(call: AnyCall, sent?: Sent): Promise<Answer>;
  get(url: string, host: string, headers?: Record<string, string>): Promise<Answer>;
  /** A new client's token. */
  register(email?: string, site?: string): Promise<string>;
  stop(): Promise<void>;
}

/** A database of its own where the tests run on PostgreSQL. */
const freshDatabase = async () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return { databaseUrl: null, drop: async () => {} };
  const schema = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const run = async (text: string) => {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(text);
    await client.end();
  };
  await run(`create schema ${schema}`);
  const databaseUrl = `${url}${url.includes('?') ? '&' : '?'}options=-c%20search_path%3D${schema}`;
  return { databaseUrl, drop: () => run(`drop schema ${schema} cascade`) };
};

const bodyOf = async ({ payload = {}, as }: Sent, encoding: string) => {
  const way = as ?? encoding;
  if (way === 'json')
    return { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
  if (way === 'urlencoded')
    return {
      payload: encode(payload, new URLSearchParams()).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  const form = new Response(encode(payload, new FormData()));
  return {
    payload: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
  };
};

/** The real app on a fresh data folder with the demo provider in it. */
export const startServer = async (changes: Partial<Settings> = {}): Promise<TestServer> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'octavo-server-'));
  const { databaseUrl, drop } = await freshDatabase();
  const settings = { ...readSettings({}), dataFolder, databaseUrl, attemptsPerMinute: 10_000, ...changes };
  const composed = await compose(settings);
  const clock = { now: Date.now() };
  const deps: Deps = { ...composed.deps, now: () => clock.now };
  const app = await buildApp(deps);

  const inject = async (options: {
    method: string;
    url: string;
    headers: Record<string, string>;
    payload?: string | Buffer;
  }) => {
    const { method, url, headers, payload } = options;
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    const isJson = String(answer.headers['content-type'] ?? '').includes('json');
    const body = isJson && answer.body ? answer.json() : answer.body;
    return { status: answer.statusCode, body, headers: answer.headers, bytes: answer.rawPayload };
  };
  const send = async (call: AnyCall, sent: Sent = {}) => {
    const { params = {}, site = siteHost, token } = sent;
    const headers = {
      host: `api.${site}`,
      'x-identity': `my.${site}`,
      ...(token && { 'x-authorization': `Bearer ${token}` }),
      ...sent.headers,
    };
    const path = fillPath(call.path, params);
    const { method, encoding } = call;
    if (encoding === 'query' || encoding === 'none') {
      const query = encoding === 'query' ? encode(sent.payload, new URLSearchParams()).toString() : '';
      return inject({ method, url: query ? `${path}?${query}` : path, headers });
    }
    const form = await bodyOf(sent, encoding);
    return inject({ method, url: path, headers: { ...headers, ...form.headers }, payload: form.payload });
  };
  let count = 0;
  return {
    app,
    deps,
    dataFolder,
    clock,
    send,
    get: (url, host, headers = {}) => inject({ method: 'GET', url, headers: { host, ...headers } }),
    register: async (email, site = siteHost) => {
      count += 1;
      const payload = { email: email ?? `reader-${count}@example.com`, password: 'a quiet library' };
      const { body } = await send(calls.registration, { payload, site });
      return body.token;
    },
    stop: async () => {
      await app.close();
      await composed.close();
      await drop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
};

export type ParametersOf<Path extends string> = ParameterOf<Path>;

/** A complete order, as the form sends it. */
export const essay: Fields = {
  typeId: 1,
  serviceId: 1,
  academicLevelId: 1,
  deadlineId: 9,
  numberElements: '1',
  numberSlides: '0',
  spacingType: 'double',
  sources: '0',
  topic: 'The margins of a page',
  details: 'One page on white space.',
  subjectId: 5,
  formatId: 5,
  writerGradeId: 1,
  currencyId: 1,
  paymentSystemId: 1,
  additionalMaterialStatusId: 1,
};
