import { createClient } from '../../api/client.ts';
import { clockSkew } from '../../api/clock-skew.ts';
import { transfer } from '../../api/upload.ts';
import type { SessionFacts } from './session-facts.ts';

/** Returns the site's host, which is the cabinet's host without "my.". */
export const siteHostOf = (host: string) => host.replace(/^my\./, '');

/** Creates the clients of the API's host and of the cabinet's own, and a clock by the server's time in their responses. */
export const createClients = ({ protocol, host }: Location, store: Pick<SessionFacts, 'token'>) => {
  let skew = 0;
  const shared = {
    identity: host,
    onServerTime: (time: number) => {
      skew = clockSkew(time);
    },
  };
  return {
    directClient: createClient({
      ...shared,
      transfer,
      apiBase: `${protocol}//api.${siteHostOf(host)}`,
      token: () => store.token,
    }),
    // Sends calls to the cabinet's own host, which also answers the API, because the session cookie belongs to that host.
    ownHost: createClient({ ...shared, apiBase: '', token: () => null }),
    now: () => Date.now() + skew,
  };
};
