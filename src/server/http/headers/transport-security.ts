import type { FastifyInstance } from 'fastify';

/** One year. Subdomains are left out, because the owner may have other servers there. */
const strictTransport = 'max-age=31536000';

/** Makes browsers that came over https never use http again. Over http the header has no effect, so it is not sent. */
export const registerTransportSecurity = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    done();
  });
};
