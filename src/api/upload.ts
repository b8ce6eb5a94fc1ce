import type { PreparedRequest } from './call.ts';
import {
  abortFailure,
  failure,
  httpFailure,
  type Progress,
  type Result,
  timeoutFailure,
  toResult,
} from './result.ts';

export interface Transfer extends PreparedRequest {
  isDownload: boolean;
  signal?: AbortSignal | undefined;
  onProgress?: Progress | undefined;
  /** Longest silence allowed, not longest transfer; 60 000 where absent. */
  timeoutMs?: number;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const headersOf = (xhr: XMLHttpRequest) => {
  const headers = new Headers();
  for (const [, name = '', value = ''] of xhr.getAllResponseHeaders().matchAll(/(.+?): (.*)/g))
    headers.append(name, value);
  return headers;
};

const answerOf = async (xhr: XMLHttpRequest, { isDownload, proof }: Transfer): Promise<Result<unknown>> => {
  const { status, response } = xhr;
  const isOk = status >= 200 && status < 300;
  const headers = headersOf(xhr);
  if (isOk && isDownload) return { payload: response, status, headers };
  const body = parsed(response instanceof Blob ? await response.text() : String(response ?? ''));
  return isOk ? toResult({ status, headers }, body, proof) : httpFailure(status, body, headers);
};

/** Calls `stop` after so many milliseconds without `beat`. */
const createWatch = (milliseconds: number, stop: () => void) => {
  let timer = setTimeout(stop, milliseconds);
  const end = () => clearTimeout(timer);
  const beat = () => {
    end();
    timer = setTimeout(stop, milliseconds);
  };
  return { beat, end };
};

/**
 * Moves one file up or down with progress, which fetch cannot tell of an upload. A slow line may take as long
 * as it needs; one that has gone silent ends as a timeout.
 */
export const transfer = (options: Transfer): Promise<Result<unknown>> =>
  new Promise((resolve) => {
    const { method, url, headers, data, isDownload, signal, onProgress, timeoutMs = 60_000 } = options;
    const xhr = new XMLHttpRequest();
    const abort = () => finish(abortFailure());
    const watch = createWatch(timeoutMs, () => finish(timeoutFailure(timeoutMs)));
    const finish = (answer: Result<unknown> | Promise<Result<unknown>>) => {
      watch.end();
      signal?.removeEventListener('abort', abort);
      // Settle first: aborting fires the events below, which then come too late to matter.
      resolve(answer);
      xhr.abort();
    };
    const report = (target: EventTarget, isWanted: boolean) =>
      target.addEventListener('progress', (event) => {
        watch.beat();
        const { lengthComputable, loaded, total } = event as ProgressEvent;
        if (isWanted && lengthComputable && total) onProgress?.(loaded / total);
      });
    report(xhr, isDownload);
    report(xhr.upload, !isDownload);
    xhr.addEventListener('load', () => finish(answerOf(xhr, options)));
    xhr.addEventListener('error', () => finish(failure()));
    xhr.open(method, url);
    xhr.responseType = isDownload ? 'blob' : 'text';
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    else xhr.send(data ?? null);
  });
