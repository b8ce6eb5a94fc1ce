import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import type { Answer } from '../api/answer.ts';
import * as calls from '../api/calls.ts';
import { type Client, createClient } from '../api/client.ts';
import type { Token } from '../api/resources.ts';
import type { Bootstrap } from '../order/site.ts';
import { createStorage } from '../tracking/storage.ts';
import { createRedeem, takeHandOff } from './hand-off.ts';

/** What every page of the cabinet is given. */
export interface Cabinet {
  /**
   * `token` is null for a visitor; `path` is path and query of the page shown; `handOff` is a one-time code that
   * still has to be exchanged.
   */
  store: { token: string | null; path: string; handOff: string | null };
  client: Client;
  /** Config and dictionaries, asked for once and again only after a failure. */
  site(): Promise<Answer<Bootstrap>>;
  /** Exchanges `handOff` for a session. */
  redeem(): Promise<Answer<Token>>;
  openSession(token: string): void;
  closeSession(): void;
  /** Shows another page of the cabinet; `replace` leaves no way back to this one. */
  go(path: string, replace?: 'replace'): void;
}

/** The cabinet's host is "my." plus the site's (specification section 2). */
export const siteHostOf = (host: string) => host.replace(/^my\./, '');

/** Forgets the token as soon as the server refuses it, wherever that happens. */
const watchRefusals = (client: Client, close: () => void): Client => ({
  send: async (...request) => {
    const answer = await client.send(...request);
    if (answer.status === 401) close();
    return answer;
  },
});

const createSite = (client: Client, siteHost: string): Cabinet['site'] => {
  let asked: Promise<Answer<Bootstrap>> | undefined;
  return () => {
    asked ??= client.send(calls.bootstrap, { params: { siteHost } }).then((answer) => {
      if (answer.failed) asked = undefined;
      return answer;
    });
    return asked;
  };
};

export const createCabinet = (page: Window): Cabinet => {
  const { location, history } = page;
  const storage = createStorage();
  const handOff = takeHandOff(page);
  const store: Cabinet['store'] = proxy({
    token: storage.get<string>('token'),
    path: location.pathname + location.search,
    handOff,
  });
  const siteHost = siteHostOf(location.host);
  const keep = (token: string | null) => {
    store.token = token;
    if (token) storage.set('token', token);
    else storage.remove('token');
  };
  const plain = createClient({
    apiBase: `${location.protocol}//api.${siteHost}`,
    identity: location.host,
    token: () => store.token,
  });
  const client = watchRefusals(plain, () => keep(null));
  page.addEventListener('popstate', () => {
    store.path = location.pathname + location.search;
  });
  return {
    store,
    client,
    site: createSite(client, siteHost),
    redeem: createRedeem(plain, store, keep),
    openSession: keep,
    closeSession: () => keep(null),
    go: (path, replace) => {
      if (replace) history.replaceState(null, '', path);
      else history.pushState(null, '', path);
      store.path = path;
    },
  };
};

export const CabinetContext = createContext<Cabinet | null>(null);

export const useCabinet = (): Cabinet => {
  const cabinet = useContext(CabinetContext);
  if (!cabinet) throw new Error('A cabinet page needs a CabinetContext above it.');
  return cabinet;
};

/** The facts of the cabinet as they stand now. */
export const useCabinetStore = () => useSnapshot(useCabinet().store);
