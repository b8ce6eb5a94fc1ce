import type { FastifyInstance } from 'fastify';
import { readHost } from '../../hosts.ts';
import type { Settings } from '../../settings/settings.ts';

/** One year. */
const hostAlone = 'max-age=31536000';
const withSubdomains = `${hostAlone}; includeSubDomains`;

/**
 * Makes browsers that came over https never use http again. Over http the header has no effect, so it is not sent. The hosts
 * below API and cabinet are included. Those below a site's own host may be other servers of its owner, who decides.
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
