/** A cached response body, and the time until which it may be used without a request. */
interface CachedBody {
  body: string;
  etag: string | null;
  freshUntil: number;
}

/** Fetches a text. Never rejects; resolves to `fallback` if the request fails and no earlier text is cached. */
export type CachedFetch = (url: string, fallback: string) => Promise<string>;

export interface FetchOptions {
  /** Timeout of a request, in ms. */
  timeoutMs: number;
  /** Called with every failed request. */
  onFailure?: ((failure: Error, url: string) => void) | undefined;
  fetch: typeof globalThis.fetch;
  /** Returns the time in epoch milliseconds. */
  now: () => number;
}

/** Milliseconds after a failed request in which no request is sent, so that a silent server does not delay every page. */
const pauseMs = 10_000;
/** Maximum number of cached bodies. It is needed because a page may put any text into the attributes of a widget. */
const maximumBodies = 200;

const directive = (headers: Headers, name: string) =>
  new RegExp(`(?:^|[\\s,])${name}(?:="?(\\d+))?`, 'i').exec(headers.get('cache-control') ?? '');

/** Returns the milliseconds for which a response may be used; null for a response that must not be cached. */
const lifetimeOf = (headers: Headers): number | null => {
  if (directive(headers, 'no-store') || directive(headers, 'private')) return null;
  if (directive(headers, 'no-cache')) return 0;
  const seconds = Number(directive(headers, 'max-age')?.[1] ?? 0) - Number(headers.get('age') ?? 0);
  return Math.max(0, seconds || 0) * 1000;
};

/** Sends one request, with the entity tag of the cached body. */
const request = async (
  url: string,
  cached: CachedBody | undefined,
  { fetch, timeoutMs }: FetchOptions,
): Promise<{ body: string; headers: Headers }> => {
  const headers = cached?.etag ? { 'if-none-match': cached.etag } : undefined;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { signal, ...(headers && { headers }) });
  if (response.status === 304 && cached) return { body: cached.body, headers: response.headers };
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  if (!response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${url} answered with ${response.headers.get('content-type')} instead of HTML`);
  return { body: await response.text(), headers: response.headers };
};

/** Calls `onFailure`. An error that `onFailure` throws is ignored, so that it does not break the page. */
const reportFailure = (reason: unknown, url: string, { onFailure }: FetchOptions) => {
  try {
    onFailure?.(reason instanceof Error ? reason : new Error(String(reason)), url);
  } catch {}
};

/**
 * Creates a function that fetches texts of one server. It uses a cached text for as long as `Cache-Control` allows, revalidates
 * it by entity tag, shares one request among simultaneous calls, and uses the last text while the server fails.
 */
export const createCachedFetch = (options: FetchOptions): CachedFetch => {
  const bodies = new Map<string, CachedBody>();
  const requests = new Map<string, Promise<string | undefined>>();
  const pausedUntil = new Map<string, number>();
  const storeBody = (url: string, body: CachedBody) => {
    bodies.delete(url);
    bodies.set(url, body);
    for (const [oldest] of bodies) if (bodies.size > maximumBodies) bodies.delete(oldest);
  };
  const refreshBody = async (url: string): Promise<string | undefined> => {
    const cached = bodies.get(url);
    try {
      const { body, headers } = await request(url, cached, options);
      const lifetime = lifetimeOf(headers);
      if (lifetime === null) bodies.delete(url);
      else
        storeBody(url, {
          body,
          etag: headers.get('etag') ?? cached?.etag ?? null,
          freshUntil: options.now() + lifetime,
        });
      pausedUntil.delete(url);
      return body;
    } catch (reason) {
      if (pausedUntil.size >= maximumBodies) pausedUntil.clear();
      pausedUntil.set(url, options.now() + pauseMs);
      reportFailure(reason, url, options);
      return cached?.body;
    } finally {
      requests.delete(url);
    }
  };
  return async (url, fallback) => {
    const cached = bodies.get(url);
    const usableUntil = Math.max(cached?.freshUntil ?? 0, pausedUntil.get(url) ?? 0);
    if (options.now() < usableUntil) return cached?.body ?? fallback;
    const pendingBody = requests.get(url) ?? refreshBody(url);
    requests.set(url, pendingBody);
    return (await pendingBody) ?? fallback;
  };
};
