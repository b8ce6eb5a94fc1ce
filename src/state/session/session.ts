import * as calls from '../../api/calls.ts';
import { deferred } from '../../api/deferred.ts';
import type { Identity } from '../../api/resources.ts';
import type { WidgetContext } from '../page/context.ts';
import {
  clearForms,
  createSessionStore,
  type IdentityTab,
  noAnswer,
  type SessionStore,
  welcome,
} from './session-store.ts';
import { validToken } from './session-token.ts';

export interface Session {
  store: SessionStore;
  /** A valid token is at hand: enough to order by, even where the identity could not be loaded. */
  hasToken(): boolean;
  /** True once somebody is logged in; errors stand in the store otherwise. */
  login(): Promise<boolean>;
  register(): Promise<boolean>;
  /** Silent on failure (AUT-02). */
  loginWithFacebook(): Promise<void>;
  /** Forgets who was here, what they typed of themselves included. */
  logout(): void;
  /** The server refused the token: the login tab is shown, everything typed stays. */
  expire(): void;
  /** Loads the identity where a valid token is stored; true if somebody is logged in then. */
  restore(): Promise<boolean>;
  /** The e-mail goes along: whoever hears that it is registered already has it under Log in. */
  showTab(tab: IdentityTab): void;
  edit(form: IdentityTab, field: string, value: string): void;
}

type SessionContext = WidgetContext & {
  store: SessionStore;
  token(): string | null;
  /** Judges anew, because a token ends by time alone. */
  isAuthDisabled(): boolean;
  /** What was begun here belongs to somebody else. */
  onOwnerChange(): void;
};

/** Loads who the stored token belongs to; asked twice at once, it asks the server once. */
const createRestore = (context: SessionContext) => {
  const { client, storage, store, token, isAuthDisabled, onOwnerChange } = context;
  let running: { token: string; done: Promise<void> } | undefined;
  let lastId: number | undefined;
  const greet = (identity: Identity) => {
    if (lastId !== undefined && lastId !== identity.id) onOwnerChange();
    lastId = identity.id;
    welcome(store, identity);
  };
  const load = async (own: string) => {
    const answer = await client.send(calls.identity);
    running = undefined;
    // Meanwhile somebody may have logged out, or in as somebody else.
    if (token() !== own) return;
    if (answer.status === 401) storage.remove('token');
    if (!answer.failed) greet(answer.payload);
  };
  return async () => {
    const own = token();
    if (own && running?.token !== own) running = { token: own, done: load(own) };
    if (own) await running?.done;
    if (!token()) store.identity = null;
    isAuthDisabled();
    return store.identity !== null;
  };
};

/** Logging in and registering, with code that comes when they are first asked for; one attempt at a time. */
const createEntrance = (context: SessionContext, restore: Session['restore']) => {
  const { store, isAuthDisabled } = context;
  const load = deferred(async () => {
    const { createAuthentication } = await import('./authentication.ts');
    return createAuthentication(context, store, restore);
  });
  let running: Promise<boolean> | undefined;
  const attempt = async (way: 'login' | 'register' | 'loginWithFacebook') => {
    Object.assign(store, { isAuthenticating: true, problem: '' });
    try {
      return await (await load())[way]();
    } catch {
      if (way !== 'loginWithFacebook') store.problem = noAnswer('Network Error. The connection was lost');
      return false;
    } finally {
      running = undefined;
      store.isAuthenticating = false;
    }
  };
  const enter = async (way: Parameters<typeof attempt>[0]) => {
    if (isAuthDisabled()) return false;
    running ??= attempt(way);
    return running;
  };
  return {
    login: () => enter('login'),
    register: () => enter('register'),
    loginWithFacebook: async () => void (await enter('loginWithFacebook')),
  };
};

/** Who orders. One per widget; widgets on one page share the stored token. */
export const createSession = (context: WidgetContext, onOwnerChange: () => void = () => {}): Session => {
  const { storage, site, now } = context;
  const store = createSessionStore(context);
  const token = () => validToken(storage, now());
  const isAuthDisabled = () => {
    store.isAuthDisabled = !site.config.authEnabled || (store.identity !== null && !token());
    return store.isAuthDisabled;
  };
  const own = { ...context, store, token, isAuthDisabled, onOwnerChange };
  const restore = createRestore(own);
  const drop = () => {
    storage.remove('token');
    store.identity = null;
    isAuthDisabled();
  };
  const showTab = (tab: IdentityTab) => {
    if (tab === store.activeTab || isAuthDisabled()) return;
    store.errors[store.activeTab] = {};
    store.problem = '';
    if (tab === 'login') store.login.email ||= store.registration.email;
    store.activeTab = tab;
  };
  const expire = () => {
    store.login.email ||= store.identity?.email ?? '';
    drop();
    showTab('login');
  };
  const logout = () => {
    drop();
    storage.remove('isShortRegistration');
    store.isShort = false;
    clearForms(store);
    onOwnerChange();
  };
  const edit = (form: IdentityTab, field: string, value: string) => {
    Object.assign(store[form], { [field]: value });
    delete store.errors[form][field];
    store.problem = '';
    // Either of the two passwords may have been the wrong one.
    if (field === 'password') delete store.errors[form].repeatPassword;
  };
  const entrance = createEntrance(own, restore);
  return { store, hasToken: () => token() !== null, restore, logout, expire, showTab, edit, ...entrance };
};
