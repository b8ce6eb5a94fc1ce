import type { FastifyRequest } from 'fastify';
import type { Device } from '../../accounts/store/sessions.ts';
import { countryOf } from './country.ts';
import { networkOf } from './network-of.ts';

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
