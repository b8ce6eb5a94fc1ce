import type { LoadRequest } from './load.ts';

/** Creates the function that returns a request with JSON to the API of a site, with a session's token if one is given. */
export const createPost =
  (site: string) =>
  (path: string, body: object, token?: string): LoadRequest => ({
    method: 'POST',
    path,
    headers: {
      host: `api.${site}`,
      'x-identity': `my.${site}`,
      ...(token && { 'x-authorization': `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
