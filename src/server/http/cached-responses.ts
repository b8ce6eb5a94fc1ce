import type { FastifyReply, FastifyRequest, onRequestHookHandler, onSendHookHandler } from 'fastify';
import { createBoundedCache } from '../bounded-cache.ts';
import type { Site, Sites } from '../sites/store/sites.ts';

/** Cache of responses that depend only on the content of a site and on the request. */
export type CachedResponses = ReturnType<typeof createCachedResponses>;

interface CachedResponse {
  site: Site;
  status: number;
  headers: ReturnType<FastifyReply['getHeaders']>;
  body: Buffer;
}

/** Maximum number of bytes of all cached responses. Most visitors send the same few requests. */
const maximumBytes = 8_000_000;
/** Maximum number of characters of a cache key. The requests of widgets have shorter keys. */
const maximumKeyLength = 1000;

const bytesOf = (payload: unknown): Buffer =>
  Buffer.isBuffer(payload) ? payload : Buffer.from(typeof payload === 'string' ? payload : '');

const bytesTaken = ({ headers, body }: CachedResponse) => JSON.stringify(headers).length + body.length;

interface Deps {
  sites: Pick<Sites, 'findInMemory'>;
  countryHeader: string;
}

/** Creates the function that returns the key of a request's response. It has all headers on which the response may depend. */
const createResponseKey = (countryHeader: string) => {
  const keyHeaders = ['x-identity', 'accept-encoding', 'if-none-match', countryHeader];
  return ({ url, host, protocol, headers }: FastifyRequest) => {
    let key = `${protocol}://${host}${url}`;
    for (const name of keyHeaders) key += `\n${headers[name] ?? ''}`;
    return key;
  };
};

export const createCachedResponses = ({ sites, countryHeader }: Deps) => {
  const allowedSites = new WeakMap<FastifyRequest, Site>();
  const cache = createBoundedCache<CachedResponse>({ maximumBytes, bytesOf: bytesTaken });

  const responseKey = createResponseKey(countryHeader);
  /** Returns whether a cached response is up to date. A change of a site creates a new site object. */
  const isCurrent = ({ site }: CachedResponse) => {
    const current = sites.findInMemory(site.host)?.inLanguages.get(site.language);
    if (current && current !== site) cache.clear();
    return current === site;
  };
  /** `onRequest` hook of a route that allows caching: sends the cached response, if there is one. */
  const sendCached: onRequestHookHandler = (request, reply, done) => {
    const cached = request.method === 'GET' ? cache.get(responseKey(request)) : undefined;
    if (!cached || !isCurrent(cached)) return done();
    const { status, headers, body } = cached;
    void reply
      .code(status)
      .headers(headers)
      .send(body.length > 0 ? body : undefined);
  };
  /** `onSend` hook of a route that allows caching: caches the response with all its headers. */
  const storeOnSend: onSendHookHandler = (request, reply, payload, done) => {
    const site = allowedSites.get(request);
    const key = site && responseKey(request);
    if (key && request.method === 'GET' && reply.statusCode < 400 && key.length <= maximumKeyLength)
      cache.set(key, {
        site,
        status: reply.statusCode,
        headers: reply.getHeaders(),
        body: bytesOf(payload),
      });
    done(null, payload);
  };
  return {
    /** Called by a route: allows the response to this request to be cached until the content of the site changes. */
    allowCaching: (request: FastifyRequest, site: Site) => allowedSites.set(request, site),
    sendCached,
    storeOnSend,
  };
};
