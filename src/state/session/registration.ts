import * as calls from '../../api/calls.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import type { Token } from '../../api/resources/client.ts';
import type { Failure } from '../../api/result.ts';
import { readPhone } from '../../order/phone.ts';
import { statusOnly } from '../../tracking/analytics.ts';
import type { DisplayedErrors } from '../../validation/field-errors.ts';
import { isEmailTaken } from '../../validation/messages/common-fields.ts';
import { validateRegistration } from '../../validation/order-suites.ts';
import type { RegistrationKind } from '../../validation/registration.ts';
import type { OptionValues, WidgetContext } from '../page/context.ts';
import { isUncertain } from '../page/failure-reason.ts';
import type { IdentityTab, LoginValues, RegistrationValues, SessionStore } from './session-store.ts';

export interface AuthenticationDeps {
  context: WidgetContext;
  store: SessionStore;
  /** Stores the token and loads the customer's identity. Resolves with true if a customer is logged in afterwards. */
  enter(token: Token): Promise<boolean>;
  /** Shows these errors on a form. Always returns false. */
  refuse(form: IdentityTab, errors: DisplayedErrors): false;
  /** Shows the errors of a failed call at the form's fields, and any other failure above them. Always returns false. */
  fail(form: IdentityTab, result: Failure): false;
}

/**
 * Returns the kind of registration. In the minimal theme and the checkout it is short, with e-mail address and password
 * only.
 */
export const registrationKind = ({
  theme,
  template,
}: Pick<OptionValues, 'theme' | 'template'>): RegistrationKind =>
  theme === 'minimal' || template === 'm3_d1' ? 'short' : 'full';

/** Returns the typed values with the phone number as it is sent. */
const personOf = ({ registration, dialCode }: Pick<SessionStore, 'registration' | 'dialCode'>) => ({
  ...registration,
  phone: readPhone(registration.phone, dialCode),
});

/** Returns the values that are checked before a registration is sent. */
export const checkedPerson = (store: SessionStore, kind: RegistrationKind) => {
  const { email, password, ...rest } = personOf(store);
  return kind === 'full' ? { email, password, ...rest } : { email, password };
};

/**
 * Returns the body of the registration call. `locale` is the page's language, in which this customer gets letters from
 * then on.
 */
const createPayload = (person: RegistrationValues, { options, site: { locale = 'en' } }: WidgetContext) => {
  const { repeatPassword, ...sent } = person;
  const email = sent.email.trim();
  return registrationKind(options) === 'full'
    ? { ...sent, email, locale, templateOrderForm: options.template }
    : { email, password: sent.password, locale };
};

/** Creates the function that registers an account and logs in with it. */
export const createRegistration = ({ context, store, enter, refuse, fail }: AuthenticationDeps) => {
  const { client, storage, options, tracker } = context;
  // Form whose registration got no answer. It may have succeeded, so the next try begins with a login.
  let unansweredForm: LoginValues | null = null;

  const resume = async ({ email, password }: LoginValues) => {
    if (unansweredForm?.email !== email || unansweredForm.password !== password) return null;
    const result = await client.send(calls.login, { payload: { email, password } });
    return result.failed ? null : result;
  };

  return async (): Promise<boolean> => {
    const kind = registrationKind(options);
    const errors = validateRegistration(checkedPerson(store, kind), { kind });
    if (Object.keys(errors).length) return refuse('registration', errors);

    const payload = createPayload(personOf(store), context);
    let result = await client.send(calls.registration, { payload });
    if (isEmailTaken(fieldErrors(result).fields.email)) result = (await resume(payload)) ?? result;
    if (result.failed) {
      if (isUncertain(result)) unansweredForm = payload;
      return fail('registration', result);
    }
    storage.set('isShortRegistration', kind === 'short');
    store.isShort = kind === 'short';
    tracker.record({ label: 'Order Form', action: 'Registration', result: statusOnly(result) });
    return enter(result.payload);
  };
};
