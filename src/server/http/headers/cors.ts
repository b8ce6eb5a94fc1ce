import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readHost } from '../../hosts.ts';
import type { Settings } from '../../settings/settings.ts';
import { addVary } from './vary.ts';

/** Any page may make calls, because they carry site and session in headers and use no cookies. */
const forApi = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  // A response that a browser opens as a page must not load or run anything.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  // A response that may be cached depends on the site that this header names.
  vary: 'x-identity',
};

const forPreflights = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers':
    'x-identity, x-authorization, idempotency-key, content-type, x-pagination-page-current',
  'access-control-max-age': '7200',
};

/** Adds headers to a response and lets the scripts of any page read them. */
export const sendReadable = (reply: FastifyReply, headers: Readonly<Record<string, string>>): FastifyReply =>
  reply.headers({ ...headers, 'access-control-expose-headers': Object.keys(headers).join(', ') });

const isApi = ({ url, host }: FastifyRequest): boolean =>
  /^\/v\d+\//.test(url) || readHost(host).kind === 'api';

/**
 * Adds one static set of CORS headers to every response of the API, including refusals. Where a proxy names the host, all
 * responses depend on what it names.
 */
export const registerCors = (
  app: FastifyInstance,
  { trustsForwardedHost }: Pick<Settings, 'trustsForwardedHost'>,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApi(request)) reply.headers(forApi);
    if (trustsForwardedHost) addVary(reply, 'x-forwarded-host');
    done();
  });
  app.options('/*', async (request, reply) => {
    if (isApi(request)) reply.headers(forPreflights);
    return reply.code(204).send();
  });
};
