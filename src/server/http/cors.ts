import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readHost } from '../hosts.ts';

/** Calls carry their site and session in headers of their own and no cookie, so any page may make them. */
const forApi = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const forPreflights = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers':
    'x-identity, x-authorization, idempotency-key, content-type, x-pagination-page-current',
  'access-control-max-age': '7200',
};

/** Sends headers of our own with an answer, and lets scripts of any page read them (API-01). */
export const sendReadable = (reply: FastifyReply, headers: Readonly<Record<string, string>>): FastifyReply =>
  reply.headers({ ...headers, 'access-control-expose-headers': Object.keys(headers).join(', ') });

const isApi = ({ url, host }: FastifyRequest): boolean =>
  /^\/v\d+\//.test(url) || readHost(host).kind === 'api';

/** One static set of headers for everything that the API answers, refusals included, and no word that is not needed. */
export const registerCors = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (isApi(request)) reply.headers(forApi);
    done();
  });
  app.options('/*', async (request, reply) => {
    if (isApi(request)) reply.headers(forPreflights);
    return reply.code(204).send();
  });
};
