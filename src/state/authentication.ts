import type { Answer } from '../api/answer.ts';
import * as calls from '../api/calls.ts';
import { fieldErrors } from '../api/field-errors.ts';
import type { Token } from '../api/resources.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import type { WidgetContext } from './context.ts';
import type { IdentityTab, LoginForm, Session, SessionStore } from './session.ts';

const validate = () => import('../validation/validate.ts');

/** A refused login concerns the e-mail field, whichever part of it the server names (VAL-05). */
const onEmail = (answer: Answer<unknown>): FieldErrors => {
  const { fields, general } = fieldErrors(answer);
  const { identity, ...rest } = fields;
  const email = rest.email ?? identity ?? general;
  return email ? { ...rest, email } : rest;
};

/** Logs in or registers, whatever the form; the errors of both end in the store. */
export const createAuthentication = (
  context: WidgetContext,
  store: SessionStore,
  restore: () => Promise<boolean>,
): Pick<Session, 'login' | 'register' | 'loginWithFacebook'> => {
  const { client, storage, options, tracker } = context;
  // A registration whose answer was lost may have been made all the same.
  let unanswered: LoginForm | null = null;

  /** One attempt at a time; the flag is cleared however it ends. */
  const exclusively = async (act: () => Promise<boolean>): Promise<boolean> => {
    if (store.isAuthenticating) return false;
    store.isAuthenticating = true;
    try {
      return await act();
    } finally {
      store.isAuthenticating = false;
    }
  };
  const enter = async ({ token }: Token, form: IdentityTab): Promise<boolean> => {
    storage.set('token', token);
    if (await restore()) return true;
    store.errors[form] = { email: 'Network Error' };
    return false;
  };
  const refuse = (form: IdentityTab, errors: FieldErrors) => {
    store.errors[form] = errors;
    return false;
  };

  const login = () =>
    exclusively(async () => {
      const credentials = { ...store.login };
      const errors = (await validate()).validateLogin(credentials);
      if (Object.keys(errors).length) return refuse('login', errors);
      const answer = await client.send(calls.login, { payload: credentials });
      if (answer.failed) return refuse('login', onEmail(answer));
      tracker.record({ label: 'Order Form', action: 'Login' });
      return enter(answer.payload, 'login');
    });

  const isResumed = ({ email, password }: LoginForm, errors: FieldErrors) =>
    errors.email === 'emailTaken' && unanswered?.email === email && unanswered.password === password;

  const register = () =>
    exclusively(async () => {
      const { repeatPassword, ...person } = store.registration;
      const { email, password } = person;
      const kind = options.theme === 'minimal' ? 'short' : 'full';
      const checked = kind === 'full' ? { ...person, repeatPassword } : { email, password };
      const errors = (await validate()).validateRegistration(checked, { kind });
      if (Object.keys(errors).length) return refuse('registration', errors);
      const payload = kind === 'full' ? { ...person, templateOrderForm: options.template } : checked;
      const answer = await client.send(calls.registration, { payload });
      if (!answer.failed) {
        tracker.record({ label: 'Order Form', action: 'Registration' });
        storage.set('isShortRegistration', kind === 'short');
        store.isShort = kind === 'short';
        return enter(answer.payload, 'registration');
      }
      if (isResumed(person, fieldErrors(answer).fields)) {
        const again = await client.send(calls.login, { payload: { email, password } });
        if (!again.failed) return enter(again.payload, 'registration');
      }
      if (answer.status === 0) unanswered = { email, password };
      return refuse('registration', onEmail(answer));
    });

  const loginWithFacebook = async () => {
    await exclusively(async () => {
      const appId = context.site.config.social.facebook?.appId;
      if (!appId) return false;
      const { askFacebook } = await import('./facebook.ts');
      const token = await askFacebook(appId);
      if (!token) return false;
      const answer = await client.send(calls.socialLogin, { payload: { token } });
      return answer.failed ? false : enter(answer.payload, 'login');
    }).catch(() => false);
  };
  return { login, register, loginWithFacebook };
};
