import redaxios from 'redaxios';
import type { AnyCall, Call, ParameterOf, PayloadOf, PreparedRequest, ResponseOf } from './call.ts';
import * as calls from './calls.ts';
import { encode, fillPath } from './encode.ts';
import {
  abortFailure,
  failure,
  httpFailure,
  type Progress,
  type Result,
  timeoutFailure,
  toResult,
} from './result.ts';
import { networkTimeoutMs, withTimeout } from './with-timeout.ts';

export interface ClientOptions {
  /** Origin or path that the calls' paths are appended to: `https://api.example.com`, `/api`. */
  apiBase: string;
  /** Names the site: its cabinet host, `my.example.com`. */
  identity: string;
  token: () => string | null;
  /** 15 000 where absent; file transfers have no total limit, only one on silence. */
  timeoutMs?: number;
}

type PathParameters<C extends AnyCall> =
  C extends Call<infer Path, unknown, unknown> ? ParameterOf<Path> : never;

interface CommonOptions {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** File upload and download only. */
  onProgress?: Progress | undefined;
  timeoutMs?: number;
}

/** Path parameters and payload are asked for where the call has any. */
export type SendOptions<C extends AnyCall> = CommonOptions &
  ([PathParameters<C>] extends [never]
    ? { params?: undefined }
    : { params: Readonly<Record<PathParameters<C>, string | number>> }) &
  (Record<never, never> extends PayloadOf<C> ? { payload?: PayloadOf<C> } : { payload: PayloadOf<C> });

type Rest<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options];

export interface Client {
  /** Never throws and never repeats a request. */
  send<C extends AnyCall>(call: C, ...rest: Rest<SendOptions<C>>): Promise<Result<ResponseOf<C>>>;
}

type Loose = CommonOptions & {
  params?: Readonly<Record<string, string | number>> | undefined;
  payload?: unknown;
};

/** Custom headers cost a preflight per address, so the calls of the first frame go without them. */
const needsNoHeaders = (call: AnyCall, token: string | null) =>
  call === calls.bootstrap || (call === calls.calculatePrice && !token);

const prepare = (
  call: AnyCall,
  options: Loose,
  { apiBase, identity, token }: ClientOptions,
): PreparedRequest => {
  const bearer = token();
  const plain = needsNoHeaders(call, bearer);
  const query = encode(call.encoding === 'query' ? options.payload : {}, new URLSearchParams());
  if (plain && call.encoding === 'query') query.append('identity', identity);
  const suffix = query.toString() && `?${query}`;
  const headers = {
    ...(plain ? {} : { 'x-identity': identity }),
    ...(bearer && !plain ? { 'x-authorization': `Bearer ${bearer}` } : {}),
    ...options.headers,
  };
  const form = { multipart: FormData, urlencoded: URLSearchParams, query: null, none: null }[call.encoding];
  const path = fillPath(call.path, options.params ?? {});
  return {
    method: call.method,
    url: `${apiBase.replace(/\/$/, '')}${path}${suffix}`,
    headers,
    data: form ? encode(options.payload, new form()) : undefined,
    proof: call.proof,
  };
};

/** What ends a request early: its caller, or the clock. `state` says which it was. */
const createLimit = (milliseconds: number, signal: AbortSignal | undefined) => {
  const controller = new AbortController();
  const state = { isLate: false };
  const stop = () => controller.abort();
  const timer = setTimeout(() => {
    state.isLate = true;
    stop();
  }, milliseconds);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const release = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  };
  return { signal: controller.signal, state, release };
};

/** The only place that knows redaxios: it takes no signal, rejects with a plain object, hides a broken body. */
const request = async (
  prepared: PreparedRequest,
  milliseconds: number,
  outer?: AbortSignal,
): Promise<Result<unknown>> => {
  const limit = createLimit(milliseconds, outer);
  let response: Response | undefined;
  const { data } = await redaxios({
    ...prepared,
    fetch: async (url, init) => {
      response = await fetch(url, { ...init, signal: limit.signal });
      return response;
    },
  }).catch((reason: { data?: unknown }) => reason);
  limit.release();
  if (limit.signal.aborted) return limit.state.isLate ? timeoutFailure(milliseconds) : abortFailure();
  if (!response) return failure();
  if (!response.ok) return httpFailure(response.status, data, response.headers);
  return toResult(response, data, prepared.proof);
};

const dispatch = async (call: AnyCall, options: Loose, client: ClientOptions): Promise<Result<unknown>> => {
  const prepared = prepare(call, options, client);
  const { timeoutMs, signal, onProgress } = options;
  if (call !== calls.uploadFile && call !== calls.downloadFile)
    return request(prepared, timeoutMs ?? client.timeoutMs ?? networkTimeoutMs, signal);
  try {
    const { transfer } = await withTimeout(import('./upload.ts'));
    const isDownload = call === calls.downloadFile;
    return await transfer({ ...prepared, isDownload, signal, onProgress, ...(timeoutMs && { timeoutMs }) });
  } catch {
    return failure();
  }
};

/** Sends any row of `calls` to one site's API. */
export const createClient = (clientOptions: ClientOptions): Client => ({
  send: async <C extends AnyCall>(call: C, ...rest: Rest<SendOptions<C>>) => {
    const options: Loose = rest[0] ?? {};
    // Here the table's types meet what the network really brought.
    return (await dispatch(call, options, clientOptions)) as Result<ResponseOf<C>>;
  },
});
