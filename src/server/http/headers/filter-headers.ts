import type { IncomingMessage } from 'node:http';
import type { Settings } from '../../settings/settings.ts';
import { createTrustedProxies } from '../../settings/trusted-proxies.ts';
import { readCountry } from './country.ts';

/**
 * Creates a function that removes headers of proxies that no trusted proxy has set: `X-Forwarded-…` and the country. It also
 * removes a country that is none. It runs before all other code, so that neither the router nor the cache of responses uses a
 * host, protocol or country that a stranger has sent.
 */
export const createHeaderFilter = ({
  trustedProxies,
  trustsForwardedHost,
  countryHeader,
}: Pick<Settings, 'trustedProxies' | 'trustsForwardedHost' | 'countryHeader'>) => {
  const isTrusted = createTrustedProxies(trustedProxies);
  return ({ headers, socket }: IncomingMessage): void => {
    const { 'x-forwarded-host': host, 'x-forwarded-proto': protocol, [countryHeader]: country } = headers;
    // A request without a proxy has none, and reading the address of its sender would cost more than sending the response.
    if (host === undefined && protocol === undefined && country === undefined) return;
    const isForwarded = isTrusted(socket.remoteAddress, 0);
    const known = isForwarded ? readCountry(country) : null;
    if (known) headers[countryHeader] = known;
    else delete headers[countryHeader];
    if (!isForwarded || !trustsForwardedHost) delete headers['x-forwarded-host'];
    if (!isForwarded) delete headers['x-forwarded-proto'];
  };
};
