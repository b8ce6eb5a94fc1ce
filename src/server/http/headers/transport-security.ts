import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings/settings.ts';
import { readHost } from '../hosts.ts';

/** `Strict-Transport-Security` for one year, for a host without its subdomains. */
const hostAlone = 'max-age=31536000';
const withSubdomains = `${hostAlone}; includeSubDomains`;

/**
 * Makes browsers use https from now on. The header is sent over https alone, because browsers ignore it over http. Subdomains
 * of API and cabinet are included. Subdomains of the site's own host are not, because they may be other servers of the site
 * owner.
 */
export const registerTransportSecurity = (
  app: FastifyInstance,
  { hstsSubdomains }: Pick<Settings, 'hstsSubdomains'>,
): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') {
      const isWhole = hstsSubdomains || readHost(request.host).kind !== 'site';
      reply.header('strict-transport-security', isWhole ? withSubdomains : hostAlone);
    }
    done();
  });
};
