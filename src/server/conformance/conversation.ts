import { randomUUID } from 'node:crypto';
import type { AnyCall } from '../../api/call.ts';
import { networkTimeoutMs } from '../../api/deferred.ts';
import { encode, fillPath } from '../../api/encode.ts';

/** Contents of a request. */
export interface Sent {
  params?: Readonly<Record<string, string | number>>;
  payload?: Readonly<Record<string, unknown>>;
  /** True if a page of the cabinet sends the request, and not a page with widgets. */
  isFromCabinet?: boolean;
}

/** Values that the calls of a run need. The steps read most of them from the answers to earlier calls. */
export interface Conversation {
  api: string;
  /** `my.` and the host of the site. */
  identity: string;
  email: string;
  password: string;
  token: string;
  /** Code that carries the session to the cabinet: a one-time code, or the token itself. */
  cabinetToken: string;
  /** Valid order that the suite composes from the dictionaries and prices of the site. */
  order: Readonly<Record<string, unknown>>;
  /** Price of one element of that order according to the price list. */
  listedPrice: number;
  orderCode: string;
  fileId: number;
  writerCode: string;
}

export interface Answer {
  /** 0 if no answer arrived. */
  status: number;
  body: unknown;
  /** Whether a page of another origin may read the answer. */
  isReadable: boolean;
}

/** Origin of a page that embeds widgets. */
const pageOrigin = 'https://landing.example';

export const beginConversation = (api: string, identity: string): Conversation => ({
  api: api.replace(/\/$/, ''),
  identity,
  email: `conformance-${randomUUID()}@example.com`,
  password: randomUUID(),
  token: '',
  cabinetToken: '',
  order: {},
  listedPrice: 0,
  orderCode: 'unknown',
  fileId: 0,
  writerCode: 'W10042',
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const mayRead = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

const receive = async (
  url: string,
  init: RequestInit,
  origin = pageOrigin,
): Promise<Answer & { headers: Headers }> => {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(networkTimeoutMs) });
    const body = parsed(await response.text());
    return {
      status: response.status,
      body,
      isReadable: mayRead(response.headers, origin),
      headers: response.headers,
    };
  } catch {
    return { status: 0, body: '', isReadable: true, headers: new Headers() };
  }
};

/** Sends a call as a widget on a page of another origin does. */
export const sendCall = (
  { method, path, encoding }: AnyCall,
  { params = {}, payload, isFromCabinet = false }: Sent,
  { api, identity, token }: Conversation,
): Promise<Answer> => {
  const query = encoding === 'query' ? `${encode(payload, new URLSearchParams())}` : '';
  const form = encoding === 'multipart' ? new FormData() : new URLSearchParams();
  const origin = isFromCabinet ? `${new URL(api).protocol}//${identity}` : pageOrigin;
  const headers = {
    origin,
    'x-identity': identity,
    ...(token && { 'x-authorization': `Bearer ${token}` }),
  };
  const body = payload && encoding !== 'query' ? { body: encode(payload, form) } : {};
  return receive(
    `${api}${fillPath(path, params)}${query && `?${query}`}`,
    { method, headers, ...body },
    origin,
  );
};

/**
 * Sends the preflight request that a browser sends before a call with custom headers. Returns whether a page of another origin
 * may send the call.
 */
export const askPreflight = async ({ api }: Conversation): Promise<string | null> => {
  const { status, isReadable, headers } = await receive(`${api}/v1/client/order`, {
    method: 'OPTIONS',
    headers: {
      origin: pageOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-authorization,x-identity',
    },
  });
  if (status < 200 || status > 299)
    return `expected a status from 200 to 299, received ${status || 'no answer'}`;
  const allowed = headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
  const missing = ['x-authorization', 'x-identity'].filter(
    (name) => allowed !== '*' && !allowed.includes(name),
  );
  if (missing.length)
    return `expected Access-Control-Allow-Headers with ${missing.join(', ')}, received "${allowed}"`;
  return isReadable ? null : 'expected Access-Control-Allow-Origin for pages of other origins, received none';
};
