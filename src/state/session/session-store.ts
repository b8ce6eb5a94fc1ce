import { proxy } from 'valtio/vanilla';
import type { Identity } from '../../api/resources/client.ts';
import { setFields } from '../../order/vocabulary/map-fields.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { OrderFormMessage } from '../../validation/messages/notices.ts';
import type { WidgetContext } from '../page/context.ts';

export type LoginValues = Record<'email' | 'password', string>;
export type RegistrationValues = LoginValues &
  Record<'firstName' | 'lastName' | 'phone' | 'repeatPassword', string>;

export type IdentityTab = 'registration' | 'login';

export interface SessionStore {
  /** Identity of the customer who is logged in; null otherwise. */
  identity: Identity | null;
  isAuthenticating: boolean;
  /** True if the site has switched logins off, or if an identity is present without a valid token. */
  isAuthDisabled: boolean;
  /** True if the logged-in account was registered with e-mail address and password only. */
  isShort: boolean;
  activeTab: IdentityTab;
  /** Country code of a phone number that is typed without one. */
  dialCode: string;
  registration: RegistrationValues;
  login: LoginValues;
  errors: Record<IdentityTab, DisplayedErrors>;
  /** Failure of a login that belongs to no field; null if there is none. */
  problem: OrderFormMessage | null;
}

const blankForms = (): Pick<SessionStore, 'registration' | 'login' | 'errors' | 'problem'> => ({
  registration: { email: '', firstName: '', lastName: '', phone: '', password: '', repeatPassword: '' },
  login: { email: '', password: '' },
  errors: { registration: {}, login: {} },
  problem: null,
});

export const personFields: readonly string[] = Object.keys(blankForms().registration);

export const createSessionStore = ({ site, storage }: Pick<WidgetContext, 'site' | 'storage'>) =>
  proxy<SessionStore>({
    identity: null,
    isAuthenticating: false,
    isAuthDisabled: !site.config.authEnabled,
    isShort: storage.get('isShortRegistration') === true,
    activeTab: 'registration',
    dialCode: '1',
    ...blankForms(),
  });

/** Shows a customer as logged in. Clears errors and passwords, because both forms disappear. */
export const showIdentity = (store: SessionStore, identity: Identity) => {
  setFields(store.registration, { password: '', repeatPassword: '' });
  store.login.password = '';
  store.errors = blankForms().errors;
  store.identity = identity;
};

/** Clears all values of the registration and login forms, which belong to one customer. */
export const clearForms = (store: SessionStore) => {
  setFields(store, blankForms());
};
