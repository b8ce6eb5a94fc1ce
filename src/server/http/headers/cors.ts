import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readHost } from '../../hosts.ts';
import type { Settings } from '../../settings/settings.ts';
import { addVary } from './vary.ts';

/** Headers of the API's responses. Any page may make calls, because browsers send the cabinet's cookie with no call from another site. */
const forApi = {
  'access-control-allow-origin': '*',
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
  reply.headers({ ...headers, 'access-control-expose-headers': Object.keys(headers).join(', ') });

const isApi = ({ url, host }: FastifyRequest): boolean =>
  /^\/v\d+\//.test(url) || readHost(host).kind === 'api';

/**
 * Adds the same CORS headers to every response of the API, including refusals. If a proxy names the host in a header, all
 * responses have that header in `Vary`.
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
