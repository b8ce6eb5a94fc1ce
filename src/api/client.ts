import redaxios from 'redaxios';
import type { AnyCall, Call, ParameterOf, PayloadOf, PreparedRequest, ResponseOf } from './call.ts';
import * as calls from './calls.ts';
import { networkTimeoutMs } from './deferred.ts';
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
import type { transfer } from './upload.ts';

export interface ClientOptions {
  /** Origin or path to which the paths of the calls are appended: `https://api.example.com`, `/api`. */
  apiBase: string;
  /** Identifies the site by its cabinet host, such as `my.example.com`. */
  identity: string;
  token: () => string | null;
  /** Timeout of a call in ms; 15,000 by default. For a file transfer, it limits the time without progress. */
  timeoutMs?: number;
  /** Sends and receives files. A client without it, such as that of a calculator, can call neither. */
  transfer?: typeof transfer;
  /** Receives the server's time in epoch milliseconds with each response that no cache may store. */
  onServerTime?: (time: number) => void;
}

type PathParameters<C extends AnyCall> =
  C extends Call<infer Path, unknown, unknown> ? ParameterOf<Path> : never;

interface CommonOptions {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** Receives the progress of an upload or download of a file. Other calls do not call it. */
  onProgress?: Progress | undefined;
  timeoutMs?: number;
}

/** Options of `send`. `params` is required if the path has parameters, `payload` if the call has one. */
type SendOptions<C extends AnyCall> = CommonOptions &
  ([PathParameters<C>] extends [never]
    ? { params?: undefined }
    : { params: Readonly<Record<PathParameters<C>, string | number>> }) &
  (Record<never, never> extends PayloadOf<C> ? { payload?: PayloadOf<C> } : { payload: PayloadOf<C> });

type Rest<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options];

export interface Client {
  /** Sends a request once, without retries. Never rejects: a failed request resolves to a `Failure`. */
  send<C extends AnyCall>(call: C, ...rest: Rest<SendOptions<C>>): Promise<Result<ResponseOf<C>>>;
}

/** `SendOptions` for any call, for functions without a type parameter. */
type AnyOptions = CommonOptions & {
  params?: Readonly<Record<string, string | number>> | undefined;
  payload?: unknown;
};

/**
 * Returns whether a call is sent without custom headers. Each custom header would cost a preflight request before the first
 * frame.
 */
const needsNoHeaders = (call: AnyCall, token: string | null) =>
  call === calls.bootstrap || (call === calls.calculatePrice && !token);

const prepare = (
  call: AnyCall,
  options: AnyOptions,
  { apiBase, identity, token }: ClientOptions,
): PreparedRequest => {
  const bearer = token();
  const plain = needsNoHeaders(call, bearer);
  const query = encode(call.encoding === 'query' ? options.payload : {}, new URLSearchParams());
  if (plain && call !== calls.bootstrap) query.append('identity', identity);
  const suffix = query.toString() && `?${query}`;
  const headers = {
    ...(plain ? {} : { 'x-identity': identity }),
    ...(bearer && !plain ? { 'x-authorization': `Bearer ${bearer}` } : {}),
    ...options.headers,
  };
  const form = { multipart: FormData, urlencoded: URLSearchParams, query: null }[call.encoding];
  const path = fillPath(call.path, options.params ?? {});
  return {
    method: call.method,
    url: `${apiBase.replace(/\/$/, '')}${path}${suffix}`,
    headers,
    data: form && options.payload ? encode(options.payload, new form()) : undefined,
    proof: call.proof,
  };
};

/** Creates a signal that aborts after the timeout or together with `signal`. `state.isTimedOut` is true after the timeout. */
const createTimeoutSignal = (milliseconds: number, signal: AbortSignal | undefined) => {
  const controller = new AbortController();
  const state = { isTimedOut: false };
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    state.isTimedOut = true;
    abort();
  }, milliseconds);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  const release = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, state, release };
};

/** Returns the time at which the server sent a response; NaN if a cache may have stored the response meanwhile. */
const serverTimeOf = ({ headers }: Response) =>
  /no-store/.test(`${headers.get('cache-control')}`) ? Date.parse(`${headers.get('date')}`) : Number.NaN;

/**
 * Sends a request with the package redaxios, which accepts no signal, rejects with a plain object and ignores a broken body.
 * Therefore this function replaces its `fetch`.
 */
const request = async (
  prepared: PreparedRequest,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal | undefined },
  { onServerTime }: ClientOptions,
): Promise<Result<unknown>> => {
  const limit = createTimeoutSignal(timeoutMs, signal);
  let response: Response | undefined;
  const { data } = await redaxios({
    ...prepared,
    fetch: async (url, init) => {
      response = await fetch(url, { ...init, signal: limit.signal });
      const time = serverTimeOf(response);
      if (time) onServerTime?.(time);
      return response;
    },
  }).catch((reason: { data?: unknown }) => reason);
  limit.release();
  if (limit.signal.aborted) return limit.state.isTimedOut ? timeoutFailure(timeoutMs) : abortFailure();
  if (!response) return failure();
  if (!response.ok) return httpFailure(response.status, data, response.headers);
  return toResult(response, data, prepared.proof);
};

const dispatch = async (
  call: AnyCall,
  options: AnyOptions,
  client: ClientOptions,
): Promise<Result<unknown>> => {
  const prepared = prepare(call, options, client);
  const { timeoutMs, signal, onProgress } = options;
  if (call !== calls.uploadFile && call !== calls.downloadFile)
    return request(
      prepared,
      { timeoutMs: timeoutMs ?? client.timeoutMs ?? networkTimeoutMs, signal },
      client,
    );
  if (!client.transfer) return failure();
  try {
    const isDownload = call === calls.downloadFile;
    return await client.transfer({
      ...prepared,
      isDownload,
      signal,
      onProgress,
      ...(timeoutMs && { timeoutMs }),
    });
  } catch {
    return failure();
  }
};

/** Creates a client that sends `calls` to the API of one site. */
export const createClient = (clientOptions: ClientOptions): Client => ({
  send: async <C extends AnyCall>(call: C, ...rest: Rest<SendOptions<C>>) => {
    const [options = {}]: [AnyOptions?] = rest;
    // The response is not validated against the type of the call, apart from its `proof`.
    return (await dispatch(call, options, clientOptions)) as Result<ResponseOf<C>>;
  },
});
