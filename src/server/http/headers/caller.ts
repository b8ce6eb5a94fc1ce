import type { FastifyRequest } from 'fastify';
import { dialCodeOf } from '../../../order/dial-codes.ts';
import type { ReadToken } from '../../accounts/session-tokens.ts';
import type { Device } from '../../accounts/store/sessions.ts';
import type { Site } from '../../sites/store/sites.ts';

/**
 * Returns the network of an address: the IPv4 address itself, or the first 64 bits of an IPv6 address, because one
 * visitor can use all addresses of such a network. A port, which some proxies add, is removed. Closed connections have no
 * address, so their network is `gone`.
 */
export const networkOf = (address: string | undefined): string => {
  if (!address) return 'gone';
  const [, plain] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address) ?? [];
  if (plain) return plain;
  const [, inBrackets] = /^\[(.*)\](?::\d+)?$/.exec(address) ?? [];
  const [start = '', end] = (inBrackets ?? address).toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [before, after] = [groups(start), groups(end ?? '')];
  const gap = end === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+/, '') || '0')
    .join(':');
};

/**
 * Returns the first 48 bits of an IPv6 network, because many providers give a customer all networks that begin with them; null
 * for other networks.
 */
export const widerNetworkOf = (network: string): string | null => {
  const groups = network.split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : null;
};

/** Returns the country (ISO 3166 alpha-2) of a header's value; null if there is none, as for `XX` and `T1` of a CDN. */
export const readCountry = (value: unknown): string | null => {
  const name = String(value ?? '').toUpperCase();
  return dialCodeOf(name) === null ? null : name;
};

/** Returns the visitor's country from the header of the proxy; null if it is unknown. */
export const countryOf = ({ headers }: FastifyRequest, header: string): string | null =>
  readCountry(headers[header]);

/** Number of characters of the user agent that are stored. They include the names of browser and system. */
const maximumLength = 300;

/** Creates the function that returns user agent, network and country of a request, to describe a login. */
export const createDeviceReader =
  (countryHeader: string) =>
  (request: FastifyRequest): Device => ({
    user_agent: String(request.headers['user-agent'] ?? '').slice(0, maximumLength),
    network: networkOf(request.ip),
    country: countryOf(request, countryHeader) ?? '',
  });

/** Header with `Bearer TOKEN`. */
export const sessionHeader = 'x-authorization';

/** Creates the function that returns the token of a request; null without a token that is valid for this site now. */
export const createReadToken =
  ({ read }: { read(token: string): ReadToken | null }) =>
  ({ headers }: FastifyRequest, site: Pick<Site, 'id'>): ReadToken | null => {
    const [, sent] = /^Bearer\s+(\S+)$/i.exec(String(headers[sessionHeader] ?? '')) ?? [];
    const token = sent ? read(sent) : null;
    return token?.site === site.id ? token : null;
  };
