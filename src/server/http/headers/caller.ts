import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { dialCodeOf } from '../../../order/dial-codes.ts';
import type { Device } from '../../accounts/store/sessions.ts';

/**
 * Returns the network of an address: the IPv4 address itself, or the first 64 bits of an IPv6 address, because one
 * visitor can use all addresses of such a network. A port, which some proxies add, is removed. Closed connections have no
 * address, so their network is `gone`.
 */
export const networkOf = (address: string | undefined): string => {
  if (!address) return 'gone';
  const plain = address.replace(/^\[(.*)\](?::\d+)?$|^((?:::ffff:)?[\d.]+):\d+$/i, '$1$2');
  const parsed = ipaddr.isValid(plain) ? ipaddr.process(plain) : plain;
  if (!(parsed instanceof ipaddr.IPv6)) return String(parsed);
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
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
