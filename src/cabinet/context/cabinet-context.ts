import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import * as calls from '../../api/calls.ts';
import { type Client, createClient } from '../../api/client.ts';
import type { Token } from '../../api/resources.ts';
import type { Result, Success } from '../../api/result.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { createStorage } from '../../tracking/storage.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createHandOffExchange, extractHandOff } from './hand-off.ts';
import { createNavigation, type Navigation, type Place } from './navigation.ts';
import { createSession, type SessionFacts, storedSession, type TabSession } from './session.ts';
import type { Uploads } from './uploads.ts';

/** What every page of the cabinet is given. */
export interface Cabinet extends Navigation {
  /** `handOff` is a one-time code that still has to be exchanged. */
  store: SessionFacts & Place & { handOff: string | null };
  session: TabSession;
  client: Client;
  /** Config and dictionaries, asked for once and again only after a failure. */
  site(): Promise<Result<Bootstrap>>;
  /** Exchanges `handOff` for a session. */
  exchangeHandOff(): Promise<Result<Token>>;
  /** Answers already seen, by what they answer: shown at once on the way back, then asked for anew. */
  seen: Map<string, Success<unknown>>;
  /** Uploads by order code; one under way outlives the order's page. */
  uploads: Map<string, Uploads>;
  drafts: Drafts;
}

/** The cabinet's host is "my." plus the site's (specification section 2). */
export const siteHostOf = (host: string) => host.replace(/^my\./, '');

const createSite = (client: Client, siteHost: string): Cabinet['site'] => {
  let asked: Promise<Result<Bootstrap>> | undefined;
  return () => {
    asked ??= client.send(calls.bootstrap, { params: { siteHost } }).then((answer) => {
      if (answer.failed) asked = undefined;
      return answer;
    });
    return asked;
  };
};

/** What one customer has seen, typed and begun; nothing of it may meet the next one. */
const createBelongings = (): Pick<Cabinet, 'seen' | 'uploads' | 'drafts'> & { clear(): void } => {
  const seen: Cabinet['seen'] = new Map();
  const uploads: Cabinet['uploads'] = new Map();
  const drafts = createDrafts();
  const clear = () => {
    for (const { stop } of uploads.values()) stop();
    for (const part of [seen, uploads, drafts]) part.clear();
  };
  return { seen, uploads, drafts, clear };
};

/** One a document, as long as that lives: what it listens to is the page's own. */
export const createCabinet = (page: Window): Cabinet => {
  const { location } = page;
  const storage = createStorage();
  const handOff = extractHandOff(page);
  const store: Cabinet['store'] = proxy({
    ...storedSession(storage),
    path: location.pathname + location.search,
    pageViews: 0,
    handOff,
  });
  const { clear, ...belongings } = createBelongings();
  const onOwnerChange = () => {
    clear();
    // Whoever has just logged in is shown another page, at the same address.
    store.pageViews += 1;
  };
  const session = createSession({ store, storage, page, onOwnerChange });
  const siteHost = siteHostOf(location.host);
  const plain = createClient({
    apiBase: `${location.protocol}//api.${siteHost}`,
    identity: location.host,
    token: () => store.token,
  });
  const client = session.watch(plain);
  return {
    ...{ store, session, client, ...belongings },
    ...createNavigation(page, store),
    site: createSite(client, siteHost),
    exchangeHandOff: createHandOffExchange(plain, store, session.open),
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
