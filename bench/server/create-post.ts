import { randomUUID } from 'node:crypto';
import * as calls from '../../src/api/calls.ts';
import type { ServerProcess } from '../../test/support/server/start-process.ts';
import type { LoadRequest } from './load.ts';

/** Registers a new customer. Returns the token of the session. */
export const registerCustomer = async ({ send }: ServerProcess): Promise<string> => {
  const payload = { email: `${randomUUID()}@example.com`, password: 'a quiet library' };
  return (await send(calls.registration, { payload })).body.token;
};

/** Returns the headers of a call to the API of a site, with a session's token if one is given. */
export const apiHeaders = (site: string, token?: string) => ({
  host: `api.${site}`,
  'x-identity': `my.${site}`,
  ...(token && { 'x-authorization': `Bearer ${token}` }),
});

/** Creates the function that returns a request with JSON to the API of a site, with a session's token if one is given. */
export const createPost =
  (site: string) =>
  (path: string, body: object, token?: string): LoadRequest => ({
    method: 'POST',
    path,
    headers: { ...apiHeaders(site, token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
