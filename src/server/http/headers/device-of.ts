import type { FastifyRequest } from 'fastify';
import type { Device } from '../../stores/clients/sessions.ts';
import { countryOf } from './country.ts';
import { networkOf } from './network-of.ts';

/** Characters of the user agent that are stored. The names of browser and system stand within them. */
const maximumLength = 300;

/** Creates the function that describes where a login comes from. */
export const createDeviceReader =
  (countryHeader: string) =>
  (request: FastifyRequest): Device => ({
    user_agent: String(request.headers['user-agent'] ?? '').slice(0, maximumLength),
    network: networkOf(request.ip),
    country: countryOf(request, countryHeader) ?? '',
  });
