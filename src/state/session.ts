import { proxy } from 'valtio/vanilla';
import * as calls from '../api/calls.ts';
import type { Identity } from '../api/resources.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { createAuthentication } from './authentication.ts';
import type { WidgetContext } from './context.ts';
import { validToken } from './session-token.ts';

export interface RegistrationForm {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  password: string;
  repeatPassword: string;
}

export interface LoginForm {
  email: string;
  password: string;
}

export type IdentityTab = 'registration' | 'login';

export interface SessionStore {
  /** Who is logged in; present means authorised (AUT-03). */
  identity: Identity | null;
  isAuthenticating: boolean;
  /** The owner has turned logins off, or an identity stands without a valid token (UI-06). */
  isAuthDisabled: boolean;
  /** This account was made by e-mail and password alone. */
  isShort: boolean;
  activeTab: IdentityTab;
  registration: RegistrationForm;
  login: LoginForm;
  errors: Record<IdentityTab, FieldErrors>;
}

export interface Session {
  store: SessionStore;
  /** True once somebody is logged in; errors stand in the store otherwise. */
  login(): Promise<boolean>;
  register(): Promise<boolean>;
  /** Silent on failure (AUT-02). */
  loginWithFacebook(): Promise<void>;
  logout(): void;
  /** The server refused the token: the login tab is shown, everything typed stays. */
  expire(): void;
  /** Loads the identity where a valid token is stored; true if somebody is logged in then. */
  restore(): Promise<boolean>;
  showTab(tab: IdentityTab): void;
  edit(form: IdentityTab, field: string, value: string): void;
}

const createStore = ({ site }: WidgetContext) =>
  proxy<SessionStore>({
    identity: null,
    isAuthenticating: false,
    isAuthDisabled: !site.config.authEnabled,
    isShort: false,
    activeTab: 'registration',
    registration: { email: '', firstName: '', lastName: '', phone: '', password: '', repeatPassword: '' },
    login: { email: '', password: '' },
    errors: { registration: {}, login: {} },
  });

/** Who orders. One per widget; widgets on one page share the stored token. */
export const createSession = (context: WidgetContext): Session => {
  const { client, storage, site } = context;
  const store = createStore(context);
  const hasToken = () => validToken(storage, context.now()) !== null;
  const settle = () => {
    store.isAuthDisabled = !site.config.authEnabled || (store.identity !== null && !hasToken());
  };

  const restore = async () => {
    if (!hasToken()) {
      store.identity = null;
      return false;
    }
    const answer = await client.send(calls.identity);
    if (answer.status === 401) storage.remove('token');
    if (!answer.failed) store.identity = answer.payload;
    settle();
    return store.identity !== null;
  };
  const drop = () => {
    storage.remove('token');
    store.identity = null;
    settle();
  };
  const showTab = (tab: IdentityTab) => {
    if (tab === store.activeTab || store.isAuthDisabled) return;
    store.errors[store.activeTab] = {};
    store.activeTab = tab;
  };
  const expire = () => {
    drop();
    showTab('login');
  };
  const edit = (form: IdentityTab, field: string, value: string) => {
    Object.assign(store[form], { [field]: value });
    delete store.errors[form][field];
  };
  return {
    store,
    restore,
    logout: drop,
    expire,
    showTab,
    edit,
    ...createAuthentication(context, store, restore),
  };
};
