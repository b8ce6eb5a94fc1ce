import type { FastifyInstance } from 'fastify';
import type { Call, Fields } from '../../../src/api/call.ts';
import { encode, fillPath } from '../../../src/api/encode.ts';

export const siteHost = 'localhost:8080';
export const otherSiteHost = 'v2.localhost:8080';

export type AnyCall = Call<string, unknown, unknown>;

/** Encodings of a payload. */
export type Way = 'multipart' | 'urlencoded' | 'json';
export const ways: readonly Way[] = ['multipart', 'urlencoded', 'json'];

export interface Sent {
  params?: Record<string, string | number>;
  payload?: Fields;
  token?: string;
  headers?: Record<string, string>;
  site?: string;
  /** Defaults to the call's own encoding. */
  as?: Way;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  bytes: Buffer;
}

/** A request by method and address, outside the table of calls. */
export interface Plain {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

export type Ask = (request: Plain) => Promise<Answer>;
export type Send = (call: AnyCall, sent?: Sent) => Promise<Answer>;

/** Sends a request to the app without a socket. */
export const askApp =
  (app: FastifyInstance): Ask =>
  async ({ method, url, headers, payload }) => {
    const sent = payload === undefined ? {} : { payload };
    const answer = await app.inject({ method: method as 'GET', url, headers, ...sent });
    const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
    const isJson = String(type).includes('json') && !encoding;
    const body = isJson && answer.body ? answer.json() : answer.body;
    return { status: answer.statusCode, body, headers: answer.headers, bytes: answer.rawPayload };
  };

const bodyOf = async (payload: Fields, way: string) => {
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

/** Sends any call of the table as a widget on the site's page does. */
export const createSend =
  (ask: Ask): Send =>
  async ({ method, path, encoding }, { params = {}, payload = {}, site = siteHost, ...sent } = {}) => {
    const headers = {
      host: `api.${site}`,
      'x-identity': `my.${site}`,
      ...(sent.token && { 'x-authorization': `Bearer ${sent.token}` }),
      ...sent.headers,
    };
    const url = fillPath(path, params);
    if (encoding === 'query' || encoding === 'none') {
      const query = encoding === 'query' ? encode(payload, new URLSearchParams()).toString() : '';
      return ask({ method, url: query ? `${url}?${query}` : url, headers });
    }
    const form = await bodyOf(payload, sent.as ?? encoding);
    return ask({ method, url, headers: { ...headers, ...form.headers }, payload: form.payload });
  };
