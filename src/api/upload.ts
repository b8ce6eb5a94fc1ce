import type { PreparedRequest } from './call.ts';
import {
  abortFailure,
  type Failure,
  failure,
  httpFailure,
  type Progress,
  type Result,
  timeoutFailure,
  toResult,
} from './result.ts';

interface Transfer extends PreparedRequest {
  isDownload: boolean;
  signal?: AbortSignal | undefined;
  onProgress?: Progress | undefined;
  /** Milliseconds without progress after which the transfer fails; 60,000 by default. */
  timeoutMs?: number;
}

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const headersOf = (xhr: XMLHttpRequest) => {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1));
  }
  return headers;
};

const resultOf = async (xhr: XMLHttpRequest, { isDownload, proof }: Transfer): Promise<Result<unknown>> => {
  const { status, response } = xhr;
  const isOk = status >= 200 && status < 300;
  const headers = headersOf(xhr);
  if (isOk && isDownload) return { payload: response, status, headers };
  const body = parseBody(response instanceof Blob ? await response.text() : String(response ?? ''));
  return isOk ? toResult({ status, headers }, body, proof) : httpFailure(status, body, headers);
};

/**
 * Returns why a request got no response. Browsers report an upload of a file that was changed or deleted after it was chosen as
 * a lost connection, so the file is read: if that fails too, the result is that of a server that refuses the file.
 */
const failureOf = async ({ data }: Transfer): Promise<Failure> => {
  const file =
    data instanceof FormData ? [...data.values()].find((value) => value instanceof File) : undefined;
  const isReadable = await file
    ?.slice(0, 1)
    .arrayBuffer()
    .catch(() => false);
  return isReadable === false ? httpFailure(400, [{ property: 'file', message: 'file-changed' }]) : failure();
};

/** Creates a timer that calls `stop` if `restart` is not called for the given milliseconds. */
const createWatchdog = (milliseconds: number, stop: () => void) => {
  let timer = setTimeout(stop, milliseconds);
  const end = () => clearTimeout(timer);
  const restart = () => {
    end();
    timer = setTimeout(stop, milliseconds);
  };
  return { restart, end };
};

/**
 * Uploads or downloads one file with XMLHttpRequest, because `fetch` reports no progress of an upload. A slow transfer is
 * not limited, but a transfer without progress ends in a timeout.
 */
export const transfer = (options: Transfer): Promise<Result<unknown>> =>
  new Promise((resolve) => {
    const { method, url, headers, data, isDownload, signal, onProgress, timeoutMs = 60_000 } = options;
    const xhr = new XMLHttpRequest();
    const abort = () => finish(abortFailure());
    const watchdog = createWatchdog(timeoutMs, () => finish(timeoutFailure(timeoutMs)));
    const finish = (result: Result<unknown> | Promise<Result<unknown>>) => {
      watchdog.end();
      signal?.removeEventListener('abort', abort);
      // The promise resolves before the abort, because the abort fires the events below, whose results must be ignored.
      resolve(result);
      xhr.abort();
    };
    for (const target of [xhr, xhr.upload])
      target.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        watchdog.restart();
        const isWanted = isDownload === (target === xhr);
        if (isWanted && lengthComputable && total) onProgress?.(loaded / total);
      });
    xhr.addEventListener('load', () => finish(resultOf(xhr, options)));
    xhr.addEventListener('error', () => finish(failureOf(options)));
    xhr.open(method, url);
    xhr.responseType = isDownload ? 'blob' : 'text';
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    else xhr.send(data ?? null);
  });
