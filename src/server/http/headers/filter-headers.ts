import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors.ts';
import type { Settings } from '../../settings/settings.ts';
import { createTrustedProxies } from '../../settings/trusted-proxies.ts';
import { readCountry } from './country.ts';

/**
 * Removes the headers of proxies that do not count: the country, unless a trusted proxy has sent it and it is one, and
 * `X-Forwarded-Host`, unless the settings trust it. The framework itself ignores `X-Forwarded-…` of strangers. The hook
 * is registered before all others, so that no code uses such a header.
 */
export const registerHeaderFilter = (
  app: FastifyInstance,
  {
    trustedProxies,
    trustsForwardedHost,
    countryHeader,
  }: Pick<Settings, 'trustedProxies' | 'trustsForwardedHost' | 'countryHeader'>,
): void => {
  const isTrusted = createTrustedProxies(trustedProxies);
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (!trustsForwardedHost) delete headers['x-forwarded-host'];
    const country = headers[countryHeader];
    if (country !== undefined) {
      const known = isTrusted(raw.socket.remoteAddress, 0) ? readCountry(country) : null;
      if (known) headers[countryHeader] = known;
      else delete headers[countryHeader];
    }
    done();
  });
};

/**
 * Refuses requests with two `Host` headers. Node uses the first header, but a proxy in front may use the second. The hook is
 * registered after that of the headers of the API, which the refusal has too.
 */
export const refuseTwoHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    const { host = [] } = raw.headersDistinct ?? {};
    if (host.length <= 1) return done();
    reply.header('connection', 'close');
    done(new Refusal('unreadable'));
  });
};
