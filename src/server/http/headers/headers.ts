import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Paging } from '../../database/batches.ts';
import { Refusal } from '../../errors.ts';
import type { Settings } from '../../settings/settings.ts';
import { createTrustedProxies } from '../../settings/trusted-proxies.ts';
import { readHost } from '../hosts.ts';
import { readCountry } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for the route of pages and files. All other routes belong to the API. */
    isPage?: true;
  }
}

/**
 * Headers of the API's responses. Any page may make calls, because browsers send the cabinet's cookie with no call from another
 * site.
 */
export const apiHeaders = {
  'access-control-allow-origin': '*',
  // Widgets read the time from it, because the clock of a device may be wrong.
  'access-control-expose-headers': 'date',
  // Without it, a page with `Cross-Origin-Embedder-Policy` could not send statistics.
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  // If a browser opens a response as a page, this policy forbids all scripts, styles and requests.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  // The header `x-identity` names the site, so cached responses depend on this header.
  vary: 'x-identity',
};

const forPreflights = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers':
    'x-identity, x-authorization, idempotency-key, content-type, x-pagination-page-current',
  'access-control-max-age': '7200',
};

/** Sets headers of a response and exposes them to the scripts of every page. */
export const sendReadable = (reply: FastifyReply, headers: Readonly<Record<string, string>>): FastifyReply =>
  reply.headers({
    ...headers,
    'access-control-expose-headers': ['date', ...Object.keys(headers)].join(', '),
  });

/** Sets the pagination headers of a response. `total` is the number of items on all pages. */
export const writePaging = (reply: FastifyReply, { page, perPage }: Paging, total: number): void => {
  sendReadable(reply, {
    'x-pagination-page-current': String(page),
    'x-pagination-page-count': String(Math.max(1, Math.ceil(total / perPage))),
    'x-pagination-total-count': String(total),
  });
};

/** The matched route decides, because a path has many spellings: `/%76%31/` is `/v1/`. */
const isApi = ({ routeOptions, host }: FastifyRequest): boolean =>
  !routeOptions.config.isPage || readHost(host).kind === 'api';

/**
 * Adds the same CORS headers to every response of the API, including refusals. If a proxy names the host in a header, all
 * responses have that header in `Vary`.
 */
export const registerCors = (app: FastifyInstance, { trustsForwardedHost }: Settings): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApi(request)) reply.headers(apiHeaders);
    if (trustsForwardedHost) addVary(reply, 'x-forwarded-host');
    done();
  });
  app.options('/*', async (_request, reply) => reply.headers(forPreflights).code(204).send());
};

/** Adds the name of a request header to `Vary`, because the response depends on that header. */
export const addVary = (reply: FastifyReply, header: string): FastifyReply => {
  const before = reply.getHeader('vary');
  return reply.header('vary', before ? `${before}, ${header}` : header);
};

/** `Strict-Transport-Security` for one year, for a host without its subdomains. */
const hostAlone = 'max-age=31536000';
const withSubdomains = `${hostAlone}; includeSubDomains`;

/**
 * Makes browsers use https from now on. The header is sent over https alone, because browsers ignore it over http. Subdomains
 * of API and cabinet are included. Subdomains of the site's own host are not, because they may be other servers of the site
 * owner.
 */
export const registerTransportSecurity = (app: FastifyInstance, { hstsSubdomains }: Settings): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') {
      const isWhole = hstsSubdomains || readHost(request.host).kind !== 'site';
      reply.header('strict-transport-security', isWhole ? withSubdomains : hostAlone);
    }
    done();
  });
};

/**
 * Removes the headers of proxies that do not count: the country, unless a trusted proxy has sent it and it is one, and
 * `X-Forwarded-Host`, unless the settings trust it. The framework itself ignores `X-Forwarded-…` of strangers. The hook
 * is registered before all others, so that no code uses such a header.
 */
export const registerHeaderFilter = (
  app: FastifyInstance,
  { trustedProxies, trustsForwardedHost, countryHeader }: Settings,
): void => {
  const isTrusted = createTrustedProxies(trustedProxies);
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (!trustsForwardedHost) delete headers['x-forwarded-host'];
    const country = headers[countryHeader];
    if (country !== undefined) {
      const trustedCountry = isTrusted(raw.socket.remoteAddress, 0) ? readCountry(country) : null;
      if (trustedCountry) headers[countryHeader] = trustedCountry;
      else delete headers[countryHeader];
    }
    done();
  });
};

/** Returns whether a request has two `Host` headers. Node's `headersDistinct` would copy all headers of each request. */
const hasTwoHosts = (rawHeaders: readonly string[]) => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
};

/**
 * Refuses requests with two `Host` headers. Node uses the first header, but a proxy in front may use the second. Register it
 * after `registerCors`, so that the refusal has the headers of the API too.
 */
export const refuseTwoHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!hasTwoHosts(raw.rawHeaders)) return done();
    reply.header('connection', 'close');
    done(new Refusal('unreadable'));
  });
};
