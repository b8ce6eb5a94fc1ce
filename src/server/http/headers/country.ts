import type { FastifyRequest } from 'fastify';

/** Returns the visitor's country (ISO 3166 alpha-2) from the header of the proxy; null if it is unknown. */
export const countryOf = ({ headers }: FastifyRequest, header: string): string | null => {
  const name = String(headers[header] ?? '').toUpperCase();
  // CDNs send "XX" for an unknown country and "T1" for Tor.
  return /^[A-Z]{2}$/.test(name) && name !== 'XX' ? name : null;
};
