import { identity } from '../../api/calls/account.ts';
import { fieldErrors, isLoginRefused } from '../../api/field-errors.ts';
import type { Identity } from '../../api/resources/client.ts';
import { setFields } from '../../order/vocabulary/map-fields.ts';
import type { WidgetContext } from '../page/context.ts';
import { reportBug } from '../page/report-bug.ts';
import { createAuthentication } from './authentication.ts';
import {
  clearForms,
  createSessionStore,
  type IdentityTab,
  type SessionStore,
  showIdentity,
} from './session-store.ts';
import { keepToken, validToken } from './session-token.ts';

/** Functions that react to a session. They are called after the form is made, never while it is being made. */
interface SessionListeners {
  /** Called when another customer logs in, who must not see the previous customer's unfinished order. */
  ownerChange?(): void;
  /** Called when a customer logs in, before the login resolves: the price can be another one for this customer. */
  login?(): Promise<void>;
  /** Called when the server says that the customer has logged out elsewhere, for example in the cabinet. */
  logout?(): void;
}

type SessionContext = WidgetContext & {
  store: SessionStore;
  listeners: SessionListeners;
  token(): string | null;
  /** Updates `store.isAuthDisabled` and returns it. It is a function, because a token expires while the form is open. */
  updateAuthDisabled(): boolean;
};

/**
 * Creates the function that loads the identity of the stored token. It resolves with true if a customer is logged in.
 * Simultaneous calls share one request.
 */
const createRestore = (context: SessionContext) => {
  const { client, storage, store, token, now, updateAuthDisabled, listeners } = context;
  let running: { token: string; done: Promise<void> } | undefined;
  let lastId: number | undefined;
  // A form that opens with a token asks for its first price as that customer.
  let lastToken = token();
  const applyIdentity = async (identity: Identity, ownToken: string) => {
    if (lastId !== undefined && lastId !== identity.id) listeners.ownerChange?.();
    lastId = identity.id;
    showIdentity(store, identity);
    const isLogin = ownToken !== lastToken;
    lastToken = token();
    if (isLogin) await listeners.login?.();
  };
  const loadIdentity = async (ownToken: string) => {
    const result = await client.send(identity);
    running = undefined;
    // Ignores the answer if the token has changed during the request.
    if (token() !== ownToken) return;
    if (result.status === 401 && fieldErrors(result).general === 'loggedOut') return listeners.logout?.();
    if (result.status === 401) storage.remove('token');
    if (result.failed) return;
    // Stores the new token that the server sends when the old one has reached a certain age.
    if (result.payload.token) keepToken(storage, result.payload.token, now());
    await applyIdentity(result.payload, ownToken);
  };
  return async () => {
    const ownToken = token();
    if (ownToken && running?.token !== ownToken) running = { token: ownToken, done: loadIdentity(ownToken) };
    if (ownToken) await running?.done;
    if (!token()) store.identity = null;
    updateAuthDisabled();
    return store.identity !== null;
  };
};

/**
 * Creates login and registration. One call runs at a time. It resolves with true if a customer is logged in; otherwise the
 * store has errors.
 */
const createLogins = (context: SessionContext, restore: () => Promise<boolean>) => {
  const { store, updateAuthDisabled } = context;
  const authentication = createAuthentication(context, store, restore);
  type Method = 'login' | 'register' | 'loginWithFacebook';
  let running: { method: Method; done: Promise<boolean> } | undefined;
  const runLogin = async (method: Method) => {
    setFields(store, { isAuthenticating: true, problem: null });
    try {
      return await authentication[method]();
    } catch (error) {
      reportBug(error);
      if (method !== 'loginWithFacebook') store.problem = 'loginLost';
      return false;
    } finally {
      running = undefined;
      store.isAuthenticating = false;
    }
  };
  const startLogin = async (method: Method): Promise<boolean> => {
    if (updateAuthDisabled()) return false;
    // A refused login must not count as the result of a registration that began meanwhile, whose form would show no error.
    if (running && running.method !== method) return (await running.done) || startLogin(method);
    running ??= { method, done: runLogin(method) };
    return running.done;
  };
  return {
    login: () => startLogin('login'),
    register: () => startLogin('register'),
    /** Logs in through Facebook. A failure shows no message, because the visitor can use the form instead. */
    loginWithFacebook: async () => void (await startLogin('loginWithFacebook')),
  };
};

/** Creates the session of one widget. All widgets of a page share the stored token. */
export const createWidgetSession = (context: WidgetContext, listeners: SessionListeners = {}) => {
  const { storage, site, now } = context;
  const store = createSessionStore(context);
  const token = () => validToken(storage, now());
  const updateAuthDisabled = () => {
    store.isAuthDisabled = !site.config.authEnabled || (store.identity !== null && !token());
    return store.isAuthDisabled;
  };
  const sessionContext = { ...context, store, token, updateAuthDisabled, listeners };
  const restore = createRestore(sessionContext);
  /** Shows the registration or the login form and copies the typed e-mail address to it. */
  const showTab = (tab: IdentityTab) => {
    if (tab === store.activeTab || updateAuthDisabled()) return;
    store.errors[store.activeTab] = {};
    store.problem = null;
    if (tab === 'login') store.login.email ||= store.registration.email;
    store.activeTab = tab;
  };
  /** Ends the session because the server has refused its token. Shows the login tab and keeps all typed values. */
  const expire = () => {
    store.login.email ||= store.identity?.email ?? '';
    storage.remove('token');
    store.identity = null;
    updateAuthDisabled();
    showTab('login');
  };
  /**
   * Ends the session after a logout and clears both forms. The stored token stays, because another customer may have
   * logged in since in another tab.
   */
  const end = () => {
    setFields(store, { identity: null, isShort: false });
    updateAuthDisabled();
    clearForms(store);
    listeners.ownerChange?.();
  };
  const edit = (form: IdentityTab, field: string, value: string) => {
    Object.assign(store[form], { [field]: value });
    if (form === 'login' && isLoginRefused(store.errors.login)) store.errors.login = {};
    delete store.errors[form][field];
    store.problem = null;
    // Clears the error that the passwords differ, because a change of either password can correct it.
    if (field === 'password') delete store.errors[form].repeatPassword;
  };
  const logins = createLogins(sessionContext, restore);
  return {
    store,
    /** Returns true if a valid token is stored. The token suffices for an order, even if the identity could not be loaded. */
    hasToken: () => token() !== null,
    restore,
    end,
    expire,
    showTab,
    edit,
    ...logins,
  };
};

export type WidgetSession = ReturnType<typeof createWidgetSession>;
