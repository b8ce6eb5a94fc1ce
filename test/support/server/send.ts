import type { FastifyInstance } from 'fastify';
import type { Call, Fields } from '../../../src/api/call.ts';
import { encode, fillPath } from '../../../src/api/encode.ts';

export const siteHost = 'localhost:8080';
export const otherSiteHost = 'v2.localhost:8080';

export type AnyCall = Call<string, unknown, unknown>;

/** Encodings of a payload. */
export type BodyEncoding = 'multipart' | 'urlencoded' | 'json';
export const bodyEncodings: readonly BodyEncoding[] = ['multipart', 'urlencoded', 'json'];

export interface RequestOptions {
  params?: Record<string, string | number>;
  payload?: Fields;
  token?: string;
  headers?: Record<string, string>;
  site?: string;
  /** Defaults to the call's own encoding. */
  encoding?: BodyEncoding;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  bytes: Buffer;
}

/** A request by method and address, outside the table of calls. */
export interface RawRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

export type SendRaw = (request: RawRequest) => Promise<Answer>;
export type Send = (call: AnyCall, sent?: RequestOptions) => Promise<Answer>;

/** Sends a request to the app without a socket. */
export const sendToApp =
  (app: FastifyInstance): SendRaw =>
  async ({ method, url, headers, payload }) => {
    const sent = payload === undefined ? {} : { payload };
    const answer = await app.inject({ method: method as 'GET', url, headers, ...sent });
    const { 'content-type': type, 'content-encoding': encoding } = answer.headers;
    const isJson = String(type).includes('json') && !encoding;
    const body = isJson && answer.body ? answer.json() : answer.body;
    return { status: answer.statusCode, body, headers: answer.headers, bytes: answer.rawPayload };
  };

/** Encodes a payload; returns the body with its headers. */
export const createBody = async (payload: Fields, encoding: string) => {
  if (encoding === 'json')
    return { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
  if (encoding === 'urlencoded')
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
  (sendRaw: SendRaw): Send =>
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
      return sendRaw({ method, url: query ? `${url}?${query}` : url, headers });
    }
    const form = await createBody(payload, sent.encoding ?? encoding);
    return sendRaw({ method, url, headers: { ...headers, ...form.headers }, payload: form.payload });
  };
