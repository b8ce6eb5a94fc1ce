/** A call that came back as its row of `calls` promises. */
export interface Success<T> {
  failed?: undefined;
  payload: T;
  status: number;
  headers: Headers;
}

/** Anything else (specification section 7). `status` is 0 and `body` null where no answer arrived. */
export interface Failure {
  failed: true;
  payload: null;
  body: unknown;
  status: number;
  /** "Network Error", "timeout of N ms exceeded" or "Request failed with status code N". */
  message: string;
  /** The caller gave the request up; nothing to tell the visitor. */
  aborted?: true;
  /** Seconds after which it is worth trying again, where the answer says so. */
  retryAfter?: number;
}

export type Result<T> = Success<T> | Failure;

/** Share of the transfer that is done, 0 to 1. */
export type Progress = (share: number) => void;

export const failure = (message = 'Network Error', status = 0, body: unknown = null): Failure => ({
  failed: true,
  payload: null,
  body,
  status,
  message,
});

/**
 * An answer of success, judged by its body: null stands for 204. A page of HTML, a body cut short or an object of
 * somebody else's is as good as no answer.
 */
export const toResult = (
  { status, headers }: Pick<Success<unknown>, 'status' | 'headers'>,
  data: unknown,
  proof?: PropertyKey,
): Result<unknown> => {
  const payload = typeof data === 'object' ? data : null;
  const isWhole = proof ? Object(payload)[proof] != null : status === 204 || typeof data === 'object';
  return isWhole ? { payload, status, headers } : failure('Network Error', status, data);
};

export const abortFailure = (): Failure => ({ ...failure(), aborted: true });
export const timeoutFailure = (milliseconds: number) => failure(`timeout of ${milliseconds} ms exceeded`);
export const httpFailure = (status: number, body: unknown, headers?: Headers): Failure => {
  const retryAfter = Number(headers?.get('retry-after'));
  const answer = failure(`Request failed with status code ${status}`, status, body);
  return retryAfter > 0 ? { ...answer, retryAfter } : answer;
};
