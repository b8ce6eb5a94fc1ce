import { createContext, useContext } from 'react';
import { proxy } from 'valtio/vanilla';
import * as calls from '../../api/calls.ts';
import { type Client, createClient } from '../../api/client.ts';
import { clockSkew } from '../../api/clock-skew.ts';
import { askOnce } from '../../api/deferred.ts';
import type { Result, Success } from '../../api/result.ts';
import { transfer } from '../../api/upload.ts';
import type { Translator } from '../../languages/translator.ts';
import type { Bootstrap } from '../../order/vocabulary/site.ts';
import { createStorage, type SafeStorage } from '../../tracking/storage.ts';
import { useFacts } from '../../ui/use-facts.ts';
import { createDrafts, type Drafts } from './form-store.ts';
import { createSessionStart, extractHandOff } from './hand-off.ts';
import { createLanguageChoice, type LanguageChoice } from './language-choice.ts';
import { createNavigation, type Navigation, type NavigationFacts } from './navigation.ts';
import { firstSession, type SessionFacts } from './session-facts.ts';
import { createTabSession, type TabSession } from './tab-session.ts';
import type { Uploads } from './uploads.ts';

/** Context that every page of the cabinet uses. */
export interface Cabinet extends Navigation {
  store: SessionFacts & NavigationFacts;
  session: TabSession;
  client: Client;
  t: Translator;
  language: LanguageChoice;
  /** Language of texts in responses; undefined for English. */
  locale: string | undefined;
  /**
   * Sends the calls that must not ask for a new login when they are refused: a logout, and the exchange of a mailed
   * link.
   */
  directClient: Client;
  /** Returns the time in epoch milliseconds: the server's, if the device's clock is wrong. */
  now(): number;
  /** Loads config and dictionaries once. After a failure, the next call loads them again. */
  site(): Promise<Result<Bootstrap>>;
  /** Opens the session by the hand-off code in the address, or by the cookie. */
  start(): Promise<Result<unknown>>;
  /**
   * Last response for each key of `useLoad`. When a page is opened again, this response is shown at once while a new
   * one is loaded.
   */
  responses: Map<string, Success<unknown>>;
  /** Uploads by order code. They continue after the visitor leaves the page of the order. */
  uploads: Map<string, Uploads>;
  drafts: Drafts;
  /** Values that this browser keeps for the cabinet's host, also after a logout. */
  storage: SafeStorage;
}

/** Returns the site's host, which is the cabinet's host without "my.". */
export const siteHostOf = (host: string) => host.replace(/^my\./, '');

/** Creates the clients of the API's host and of the cabinet's own, and a clock by the server's time in their responses. */
const createClients = ({ protocol, host }: Location, store: Pick<SessionFacts, 'token'>) => {
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

const createSite = (client: Client, siteHost: string, locale: string | undefined): Cabinet['site'] =>
  askOnce(
    () => client.send(calls.bootstrap, { params: { siteHost }, payload: { locale } }),
    ({ failed }) => failed,
  );

/** Creates the maps that hold one customer's data. `clear` must be called before another customer logs in. */
const createCustomerData = (): Pick<Cabinet, 'responses' | 'uploads' | 'drafts'> & { clear(): void } => {
  const responses: Cabinet['responses'] = new Map();
  const uploads: Cabinet['uploads'] = new Map();
  const drafts = createDrafts();
  const clear = () => {
    for (const { stop } of uploads.values()) stop();
    for (const part of [responses, uploads, drafts]) part.clear();
  };
  return { responses, uploads, drafts, clear };
};

/**
 * Creates the context of the cabinet. It is a singleton for the lifetime of the document, so its listeners are never
 * removed.
 */
export const createCabinet = (page: Window, t: Translator): Cabinet => {
  const { location } = page;
  const language = createLanguageChoice(page);
  const locale = t.isEnglish ? undefined : t.language;
  const storage = createStorage();
  const handOff = extractHandOff(page);
  const store: Cabinet['store'] = proxy({
    ...firstSession(storage),
    path: location.pathname + location.search,
    pageViews: 0,
  });
  const { clear, ...customerData } = createCustomerData();
  const onOwnerChange = () => {
    clear();
    // Counts a page view, because the new customer sees another page at the same address.
    store.pageViews += 1;
  };
  const { directClient, ownHost, now } = createClients(location, store);
  /** Saves the language that the customer has chosen before the login. The session of a payment cannot save it. */
  const saveLanguage = async (locale: string) => {
    if (!store.owner) return;
    const result = await directClient.send(calls.changeAdditionalInfo, { payload: { locale } });
    if (!result.failed) language.adopt(locale);
  };
  const onLanguage = (locale: string) => {
    // Does not reload the page for a login in the order form, because an order is being placed there.
    const mayReload = store.isOpening || !(store.owner || store.path.startsWith('/order-now'));
    const chosen = language.apply(locale, { mayReload });
    return () => void (chosen && saveLanguage(chosen));
  };
  const session = createTabSession({ store, storage, page, client: ownHost, onOwnerChange, onLanguage, t });
  const client = session.withRelogin(directClient);
  return {
    store,
    session,
    client,
    directClient,
    ...customerData,
    storage,
    ...createNavigation(page, store),
    t,
    language,
    locale,
    now,
    site: createSite(client, siteHostOf(location.host), locale),
    start: createSessionStart(directClient, session, handOff),
  };
};

export const CabinetContext = createContext<Cabinet | null>(null);

export const useCabinet = (): Cabinet => {
  const cabinet = useContext(CabinetContext);
  if (!cabinet) throw new Error('A cabinet page needs a CabinetContext above it.');
  return cabinet;
};

/** Returns a snapshot of the cabinet's store. The component is rendered again on every change. */
export const useCabinetStore = () => {
  const [facts] = useFacts(useCabinet().store, (all) => [all]);
  return facts;
};
