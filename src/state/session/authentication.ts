import * as calls from '../../api/calls.ts';
import { fieldErrors, loginErrors } from '../../api/field-errors.ts';
import type { Token } from '../../api/resources/client.ts';
import type { Failure, FailureReason } from '../../api/result.ts';
import { statusOnly } from '../../tracking/analytics.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import type { FieldMessage } from '../../validation/messages/fields.ts';
import { validateLogin } from '../../validation/order-suites.ts';
import type { WidgetContext } from '../page/context.ts';
import { isUncertain } from '../page/failure-reason.ts';
import { requestFacebookToken } from './facebook.ts';
import { type AuthenticationDeps, createRegistration } from './registration.ts';
import type { SessionStore } from './session-store.ts';
import { keepToken, validToken } from './session-token.ts';

/** Returns whether an error is only the reason of the failed call, because the server has sent no message. */
const isReason = <Other>(error: Other | FailureReason, { reason }: Failure): error is FailureReason =>
  error === reason;

/** Returns the errors of a refused login, with an error that concerns no field at the e-mail address. */
const loginFieldErrors = (errors: DisplayedErrors, general: FieldMessage | null): DisplayedErrors => {
  const fields = loginErrors(errors);
  return general ? { email: general, ...fields } : fields;
};

const createTokenLogin =
  ({ storage, now }: WidgetContext, store: SessionStore, restore: () => Promise<boolean>) =>
  async ({ token }: Token): Promise<boolean> => {
    keepToken(storage, token, now());
    if (await restore()) return true;
    const isIn = validToken(storage, now()) !== null;
    store.problem = isIn ? 'loggedInOnly' : 'notLoggedIn';
    return isIn;
  };

/**
 * Creates login, registration and Facebook login. Each of them resolves with true if a customer is logged in then;
 * otherwise the store has errors.
 */
export const createAuthentication = (
  context: WidgetContext,
  store: SessionStore,
  restore: () => Promise<boolean>,
) => {
  const { client, tracker, site } = context;
  const logInWithToken = createTokenLogin(context, store, restore);
  const refuse: AuthenticationDeps['refuse'] = (form, errors) => {
    store.errors[form] = errors;
    if (Object.keys(errors).length) context.emit('error', { errors });
    return false;
  };
  const fail: AuthenticationDeps['fail'] = (form, result) => {
    const { fields, general } = fieldErrors(result, { ...store[form], identity: 0 });
    // A failure of the connection or of the server says nothing about the e-mail address, so its message is not put
    // there.
    const isUnexplained = isReason(general, result);
    if (general === null || !(isUnexplained || isUncertain(result)))
      return refuse(form, loginFieldErrors(fields, general));
    store.problem = { key: isUnexplained ? 'loginFailed' : 'loginRefused', values: [general] };
    return refuse(form, loginErrors(fields));
  };
  const login = async () => {
    const { email, password } = store.login;
    const errors = validateLogin({ email, password });
    if (Object.keys(errors).length) return refuse('login', errors);
    const result = await client.send(calls.login, {
      payload: { email: email.trim(), password, device: context.storage.get<string>('device') },
    });
    if (result.failed) return fail('login', result);
    tracker.record({ label: 'Order Form', action: 'Login', result: statusOnly(result) });
    return logInWithToken(result.payload);
  };
  const loginWithFacebook = async () => {
    const appId = site.config.social.facebook?.appId;
    if (!appId) return false;
    const token = await requestFacebookToken(appId);
    if (!token) return false;
    const result = await client.send(calls.socialLogin, { payload: { token, locale: site.locale ?? 'en' } });
    if (result.failed) return false;
    tracker.record({ label: 'Order Form', action: 'Login', result: statusOnly(result) });
    const isIn = await logInWithToken(result.payload);
    store.problem = null;
    return isIn;
  };
  return {
    login,
    loginWithFacebook,
    register: createRegistration({ context, store, enter: logInWithToken, refuse, fail }),
  };
};
