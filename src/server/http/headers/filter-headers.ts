import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../errors.ts';
import type { Settings } from '../../settings/settings.ts';
import { createTrustedProxies } from '../../settings/trusted-proxies.ts';
import { readCountry } from './caller.ts';

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

/** Returns whether a request has two `Host` headers. Node's `headersDistinct` would copy all headers of each request. */
const hasTwoHosts = (rawHeaders: readonly string[]) => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
};

/**
 * Refuses requests with two `Host` headers. Node uses the first header, but a proxy in front may use the second. The hook is
 * registered after that of the headers of the API, which the refusal has too.
 */
export const refuseTwoHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (!hasTwoHosts(raw.rawHeaders)) return done();
    reply.header('connection', 'close');
    done(new Refusal('unreadable'));
  });
};
