/** A body that was fetched, and how long it may be used without asking again. */
interface CachedBody {
  body: string;
  etag: string | null;
  freshUntil: number;
}

/** Reads one text. Never fails; returns `fallback` where there is nothing else. */
export type CachedFetch = (url: string, fallback: string) => Promise<string>;

export interface FetchOptions {
  /** Milliseconds until a request is given up. */
  timeoutMs: number;
  /** Called with every failed request. */
  onFailure?: ((failure: Error, url: string) => void) | undefined;
  fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Milliseconds without a further request after a failed one, so that a silent server does not delay every page. */
const pauseMs = 10_000;
/** Limit of cached bodies. A page may put any text into the attributes of a widget. */
const maximumBodies = 200;

const directive = (headers: Headers, name: string) =>
  new RegExp(`(?:^|[\\s,])${name}(?:="?(\\d+))?`, 'i').exec(headers.get('cache-control') ?? '');

/** Milliseconds for which an answer may be used, or null for one that must not be kept. */
const lifetimeOf = (headers: Headers): number | null => {
  if (directive(headers, 'no-store') || directive(headers, 'private')) return null;
  if (directive(headers, 'no-cache')) return 0;
  const seconds = Number(directive(headers, 'max-age')?.[1] ?? 0) - Number(headers.get('age') ?? 0);
  return Math.max(0, seconds || 0) * 1000;
};

/** Sends one request, with the entity tag of what is cached. */
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

/** Calls `onFailure`, whose own failure must not reach the page. */
const report = (reason: unknown, url: string, { onFailure }: FetchOptions) => {
  try {
    onFailure?.(reason instanceof Error ? reason : new Error(String(reason)), url);
  } catch {}
};

/**
 * Creates a fetch for texts of one server. It uses an answer for as long as `Cache-Control` allows, asks again by entity
 * tag, shares a request among all that wait for it, and uses the last answer while the server fails.
 */
export const createCachedFetch = (options: FetchOptions): CachedFetch => {
  const bodies = new Map<string, CachedBody>();
  const requests = new Map<string, Promise<string | undefined>>();
  const pausedUntil = new Map<string, number>();
  const keep = (url: string, body: CachedBody) => {
    bodies.delete(url);
    bodies.set(url, body);
    for (const [oldest] of bodies) if (bodies.size > maximumBodies) bodies.delete(oldest);
  };
  const refresh = async (url: string): Promise<string | undefined> => {
    const cached = bodies.get(url);
    try {
      const { body, headers } = await request(url, cached, options);
      const lifetime = lifetimeOf(headers);
      if (lifetime === null) bodies.delete(url);
      else
        keep(url, {
          body,
          etag: headers.get('etag') ?? cached?.etag ?? null,
          freshUntil: options.now() + lifetime,
        });
      pausedUntil.delete(url);
      return body;
    } catch (reason) {
      if (pausedUntil.size >= maximumBodies) pausedUntil.clear();
      pausedUntil.set(url, options.now() + pauseMs);
      report(reason, url, options);
      return cached?.body;
    } finally {
      requests.delete(url);
    }
  };
  return async (url, fallback) => {
    const cached = bodies.get(url);
    const usableUntil = Math.max(cached?.freshUntil ?? 0, pausedUntil.get(url) ?? 0);
    if (options.now() < usableUntil) return cached?.body ?? fallback;
    const asked = requests.get(url) ?? refresh(url);
    requests.set(url, asked);
    return (await asked) ?? fallback;
  };
};
