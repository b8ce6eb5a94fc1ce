import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { createBoundedCache } from '../bounded-cache.ts';
import type { Site, Sites } from '../stores/sites/sites.ts';

/** Cache of responses that depend only on the content of a site and on the request. */
export interface CachedResponses {
  /** Called by a route: allows the response to this request to be cached until the content of the site changes. */
  allowCaching(request: FastifyRequest, site: Site): void;
  /** `onSend` hook of a route that allows caching: caches the response with all its headers. */
  storeOnSend: onSendHookHandler;
  /** Sends the cached response of a request, without routing; returns false if none is cached. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Empties the cache and leaves it empty, so that every request is routed. */
  disable(): void;
}

interface CachedResponse {
  site: Site;
  status: number;
  /** Header names and values in turn, because Node writes headers in this form fastest. */
  head: string[];
  /**
   * The body with one character for each byte, because Node sends headers and a string in one write, but a buffer in a second.
   */
  body: string;
}

/** Maximum number of bytes of all cached responses. Most visitors send the same few requests. */
const maximumBytes = 8_000_000;
/** Maximum number of characters of a cache key. The requests of widgets have shorter keys. */
const maximumKeyLength = 1000;

const flat = (headers: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

const headOf = (reply: FastifyReply, body: Buffer) => {
  const length = reply.statusCode === 304 ? {} : { 'content-length': body.length };
  return flat({ ...reply.getHeaders(), ...length });
};

const bytesOf = (payload: unknown): Buffer =>
  Buffer.isBuffer(payload) ? payload : Buffer.from(typeof payload === 'string' ? payload : '');

const bytesTaken = ({ head, body }: CachedResponse) =>
  head.reduce((sum, text) => sum + text.length, body.length);

/** Sends a response in one system call. Without `uncork`, Node would wait for more data. */
const sendAtOnce = (response: ServerResponse, { status, head, body }: CachedResponse) => {
  response.writeHead(status, head);
  if (body) {
    response.write(body, 'latin1');
    response.socket?.uncork();
  }
  response.end();
};

interface Deps {
  sites: Pick<Sites, 'findInMemory'>;
  countryHeader: string;
}

export const createCachedResponses = ({ sites, countryHeader }: Deps): CachedResponses => {
  const allowedSites = new WeakMap<FastifyRequest, Site>();
  const cache = createBoundedCache<CachedResponse>({ maximumBytes, bytesOf: bytesTaken });
  let isDisabled = false;

  /** Request headers on which a cached response may depend. The cache key has one line for each header. */
  const keyHeaders = [
    'host',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-identity',
    'accept-encoding',
    'if-none-match',
    countryHeader,
  ];
  const keyOf = (url: string, headers: IncomingHttpHeaders) => {
    let key = url;
    for (const name of keyHeaders) key += `\n${headers[name] ?? ''}`;
    return key;
  };

  /** Returns whether a cached response is up to date. A change of a site creates a new site object. */
  const isCurrent = ({ site }: CachedResponse) => {
    const current = sites.findInMemory(site.host)?.inLanguages.get(site.language);
    if (current && current !== site) cache.clear();
    return current === site;
  };
  return {
    allowCaching: (request, site) => allowedSites.set(request, site),
    storeOnSend: (request, reply, payload, done) => {
      const site = isDisabled ? null : allowedSites.get(request);
      const key = keyOf(request.url, request.headers);
      if (site && request.method === 'GET' && reply.statusCode < 400 && key.length <= maximumKeyLength) {
        const body = bytesOf(payload);
        cache.set(key, {
          site,
          status: reply.statusCode,
          head: headOf(reply, body),
          body: body.toString('latin1'),
        });
      }
      done(null, payload);
    },
    sendCached: (request, response) => {
      if (isDisabled || request.method !== 'GET') return false;
      const cached = cache.get(keyOf(request.url ?? '', request.headers));
      if (!cached || !isCurrent(cached)) return false;
      sendAtOnce(response, cached);
      return true;
    },
    disable: () => {
      isDisabled = true;
      cache.clear();
    },
  };
};
