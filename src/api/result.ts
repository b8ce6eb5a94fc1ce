import type { UnknownFields } from '../order/unknown-fields.ts';

/** Result of a call that succeeded; `payload` is the body of the response. */
export interface Success<T> {
  failed?: undefined;
  payload: T;
  status: number;
  headers: Headers;
}

/** Why a call failed: a message of `validation/messages`, with the milliseconds of a timeout or the status of a response. */
export type FailureReason =
  | 'networkError'
  | {
      readonly key: 'timedOut' | 'callRefused' | 'serverFailed';
      readonly values: readonly [number];
    };

/** Result of a call that failed. Without a response, `status` is 0 and `body` is null. */
export interface Failure {
  failed: true;
  payload: null;
  body: unknown;
  status: number;
  reason: FailureReason;
  /** True if the caller aborted the request. No message is displayed then. */
  aborted?: true;
  /** Seconds until a retry may succeed, from the `Retry-After` header. */
  retryAfter?: number;
}

export type Result<T> = Success<T> | Failure;

/** Receives the completed share of a transfer, from 0 to 1. */
export type Progress = (share: number) => void;

export const failure = (
  reason: FailureReason = 'networkError',
  status = 0,
  body: unknown = null,
): Failure => ({ failed: true, payload: null, body, status, reason });

/**
 * Returns the result of a response with a status from 200 to 299. A page of HTML, a truncated body, `null` or an object
 * without `proof` is a network error, because it does not come from the API. Status 204 gives the payload null.
 */
export const toResult = (
  { status, headers }: Pick<Success<unknown>, 'status' | 'headers'>,
  data: unknown,
  proof?: PropertyKey,
): Result<unknown> => {
  const payload = typeof data === 'object' ? data : null;
  const fields: UnknownFields = Object(payload);
  const isComplete = proof ? fields[String(proof)] != null : status === 204 || payload;
  return isComplete ? { payload, status, headers } : failure(undefined, status, data);
};

export const abortFailure = (): Failure => ({ ...failure(), aborted: true });
export const timeoutFailure = (milliseconds: number) => failure({ key: 'timedOut', values: [milliseconds] });
export const httpFailure = (status: number, body: unknown, headers?: Headers): Failure => {
  const retryAfter = Number(headers?.get('retry-after'));
  const key = status < 500 ? 'callRefused' : 'serverFailed';
  const result = failure({ key, values: [status] }, status, body);
  return retryAfter > 0 ? { ...result, retryAfter } : result;
};
