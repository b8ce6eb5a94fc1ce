import type { FastifyInstance } from 'fastify';
import type { Call, Fields, ResponseOf } from '../../../src/api/call.ts';
import { encode, fillPath } from '../../../src/api/encode.ts';
import type { FieldError } from '../../../src/api/resources/client.ts';
import { fieldsOf } from '../../../src/order/vocabulary/map-fields.ts';
import { type RefusalName, refusals } from '../../../src/server/http/refusals.ts';
import { paymentEventsPath } from '../../../src/server/payments/service/payment.ts';

export const siteHost = 'localhost:8080';
export const otherSiteHost = 'v2.localhost:8080';

export type AnyCall = Call<string, unknown, unknown>;

export type BodyEncoding = 'multipart' | 'urlencoded' | 'json';
export const bodyEncodings: readonly BodyEncoding[] = ['multipart', 'urlencoded', 'json'];

export interface RequestOptions {
  params?: Record<string, string | number>;
  payload?: Fields;
  token?: string | null | undefined;
  headers?: Record<string, string>;
  site?: string;
  /** Encoding of the body; by default that of the call. */
  encoding?: BodyEncoding;
}

type ListOf<Item> = [Item, ...Item[]];

/** Body of a response: that of the call or a list of errors. The type allows both, because a test knows the status. */
type BodyOf<Response> = [Response] extends [null]
  ? ListOf<FieldError>
  : Response extends readonly (infer Item)[]
    ? ListOf<Item & FieldError>
    : NonNullable<Response> & ListOf<FieldError>;

export interface Answer<Body = BodyOf<string>> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
  bytes: Buffer;
}

/** A request by method and address, without the table of calls. */
interface RawRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** Sends a request; returns its response with a body of type `Response`, by default a text. */
export type SendRaw = <Response = string>(request: RawRequest) => Promise<Answer<BodyOf<Response>>>;
export type Send = <C extends AnyCall>(
  call: C,
  sent?: RequestOptions,
) => Promise<Answer<BodyOf<ResponseOf<C>>>>;

/** Creates an answer from the parts of a response. The body is parsed if it is JSON and not compressed. */
export const answerOf = <Body>(status: number, headers: Answer['headers'], bytes: Buffer): Answer<Body> => {
  const isJson = String(headers['content-type']).includes('json') && !headers['content-encoding'];
  const body = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : bytes.toString();
  return { status, body, headers, bytes };
};

/** Creates the function that sends requests to an app inside the process, without a connection. */
export const sendToApp =
  (app: FastifyInstance): SendRaw =>
  async ({ method, url, headers, payload }) => {
    const sent = payload === undefined ? {} : { payload };
    const answer = await app.inject({ method: method as 'GET', url, headers, ...sent });
    return answerOf(answer.statusCode, answer.headers, answer.rawPayload);
  };

/** Encodes a payload; returns the body with its headers. */
export const createBody = async (payload: Fields, encoding: string) => {
  const form = encoding === 'urlencoded' ? new URLSearchParams() : new FormData();
  const body = encoding === 'json' ? Response.json(payload) : new Response(encode(payload, form));
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  };
};

/** Creates the function that sends calls of the table, as a widget on the site's page does. */
export const createSend =
  (sendRaw: SendRaw): Send =>
  async ({ method, path, encoding }, { params = {}, payload, site = siteHost, ...sent } = {}) => {
    const headers = {
      host: `api.${site}`,
      'x-identity': `my.${site}`,
      ...(sent.token && { 'x-authorization': `Bearer ${sent.token}` }),
      ...sent.headers,
    };
    const url = fillPath(path, params);
    if (encoding === 'query' || !payload) {
      const query = String(encode(payload, new URLSearchParams()));
      return sendRaw({ method, url: query ? `${url}?${query}` : url, headers });
    }
    const form = await createBody(payload, sent.encoding ?? encoding);
    return sendRaw({ method, url, headers: { ...headers, ...form.headers }, payload: form.payload });
  };

/** Returns the fields that an answer refuses. */
export const refusedFields = ({ body }: Answer<unknown>): string[] =>
  Object(body).map((error: FieldError) => error.property);

/** Returns the name of the refusal that an answer contains, or else its status. */
export const refusalOf = (answer: {
  status: number;
  body: readonly FieldError[] | null;
}): RefusalName | number =>
  fieldsOf(refusals).find(
    (name) => refusals[name].status === answer.status && refusals[name].message === answer.body?.[0]?.message,
  ) ?? answer.status;

/** Bytes of a Stripe event, with their signature. */
export interface SignedEvent {
  bytes: string;
  signature: string;
}

/** Sends a signed Stripe event; returns the response's status. */
export const sendEvent = async (sendRaw: SendRaw, { bytes, signature }: SignedEvent): Promise<number> => {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const headers = { host: `api.${siteHost}`, ...type, 'stripe-signature': signature };
  const sent = { method: 'POST', url: paymentEventsPath, payload: bytes, headers };
  return (await sendRaw(sent)).status;
};
