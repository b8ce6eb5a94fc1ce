import { proxy } from 'valtio/vanilla';
import type { Identity } from '../../api/resources.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import type { WidgetContext } from '../page/context.ts';

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
  /** Why nobody could be logged in, where no field is to blame; empty otherwise. */
  problem: string;
}

const blankForms = (): Pick<SessionStore, 'registration' | 'login' | 'errors' | 'problem'> => ({
  registration: { email: '', firstName: '', lastName: '', phone: '', password: '', repeatPassword: '' },
  login: { email: '', password: '' },
  errors: { registration: {}, login: {} },
  problem: '',
});

export const createSessionStore = ({ site, storage }: Pick<WidgetContext, 'site' | 'storage'>) =>
  proxy<SessionStore>({
    identity: null,
    isAuthenticating: false,
    isAuthDisabled: !site.config.authEnabled,
    isShort: storage.get('isShortRegistration') === true,
    activeTab: 'registration',
    ...blankForms(),
  });

/** Both forms are gone from the page: their errors and passwords go with them (VAL-05). */
export const welcome = (store: SessionStore, identity: Identity) => {
  Object.assign(store.registration, { password: '', repeatPassword: '' });
  store.login.password = '';
  store.errors = blankForms().errors;
  store.identity = identity;
};

/** Leaves nothing of whoever was here. */
export const clearForms = (store: SessionStore) => {
  Object.assign(store, blankForms());
};

/** What is said of a call that has failed for no field's fault. */
export const noAnswer = (reason: string) => `${reason}. Nothing you typed is lost, please try again.`;
