import type { FastifyRequest } from 'fastify';
import { dialCodeOf } from '../../../order/dial-codes.ts';

/** Returns the country (ISO 3166 alpha-2) of a header's value; null if there is none, as for `XX` and `T1` of a CDN. */
export const readCountry = (value: unknown): string | null => {
  const name = String(value ?? '').toUpperCase();
  return dialCodeOf(name) === null ? null : name;
};

/** Returns the visitor's country from the header of the proxy; null if it is unknown. */
export const countryOf = ({ headers }: FastifyRequest, header: string): string | null =>
  readCountry(headers[header]);
