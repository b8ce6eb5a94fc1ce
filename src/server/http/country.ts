import type { FastifyRequest } from 'fastify';

/** ISO 3166 alpha-2 as the proxy in front has found it; null where none says so. */
export const countryOf = ({ headers }: FastifyRequest, header: string): string | null => {
  const name = String(headers[header] ?? '').toUpperCase();
  // "XX" and "T1" are a CDN's words for unknown and for Tor.
  return /^[A-Z]{2}$/.test(name) && name !== 'XX' ? name : null;
};
