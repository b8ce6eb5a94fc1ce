import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import type { Site, Sites } from '../stores/sites/sites.ts';

/** Cache of responses that depend only on the content of a site and on the request. */
export interface CachedResponses {
  /** Called by a route: allows the response to this request to be cached until the content of the site changes. */
  allowCaching(request: FastifyRequest, site: Site): void;
  /** Hook of such a route: caches the response with all its headers. */
  storeOnSend: onSendHookHandler;
  /** Sends the cached response before any routing; returns false if there is none. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  /** Empties the cache and leaves it empty, so that every request is routed. */
  disable(): void;
}

interface CachedResponse {
  site: Site;
  status: number;
  /** Names and values in turn, because Node writes such a list fastest. */
  head: string[];
  /** One character per byte, because Node sends headers and a text in one piece, but headers and bytes in two. */
  body: string;
}

/** Most visitors send the same few requests. This many responses take about four megabytes. */
const maximumResponses = 5000;
/** Longer than the key of any request that a widget sends with a browser's headers. */
const maximumKeyLength = 1000;

const flat = (headers: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

const headOf = (reply: FastifyReply, body: Buffer) => {
  const length = reply.statusCode === 304 ? {} : { 'content-length': body.length };
  return flat({ ...reply.getHeaders(), ...length });
};

const bytesOf = (payload: unknown): Buffer =>
  Buffer.isBuffer(payload) ? payload : Buffer.from(typeof payload === 'string' ? payload : '');

/** Uncorks the socket at once, because Node would wait for more data. The response is then one system call. */
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
  const cache = new Map<string, CachedResponse>();
  let isDisabled = false;

  /** Headers on which a cached response may depend. The key has one line for each, since none contains a line break. */
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

  /** A changed site is a new object. If the current one is not in memory, the request takes the normal route. */
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
        if (cache.size >= maximumResponses) cache.clear();
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
