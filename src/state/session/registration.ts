import * as calls from '../../api/calls.ts';
import { fieldErrors } from '../../api/field-errors.ts';
import { statusOf } from '../../tracking/analytics.ts';
import type { RegistrationKind } from '../../validation/registration.ts';
import { isUncertain } from '../page/failure-text.ts';
import { loadSuites } from '../page/load-suites.ts';
import type { EntranceDeps } from './authentication.ts';
import type { LoginForm, RegistrationForm } from './session-store.ts';

/** The minimal theme asks for an e-mail address and a password alone. */
export const registrationKind = (theme: string): RegistrationKind => (theme === 'minimal' ? 'short' : 'full');

/** What is checked before it is sent. The repeated password never is (AUT-01). */
export const checkedPerson = ({ email, password, ...rest }: RegistrationForm, kind: RegistrationKind) =>
  kind === 'full' ? { email, password, ...rest } : { email, password };

const createPayload = (person: RegistrationForm, kind: RegistrationKind, templateOrderForm: string) => {
  const { repeatPassword, ...sent } = person;
  const email = sent.email.trim();
  return kind === 'full' ? { ...sent, email, templateOrderForm } : { email, password: sent.password };
};

/** Makes an account and logs in with it (AUT-01, VAL-02). */
export const createRegistration = ({ context, store, enter, refuse, fail }: EntranceDeps) => {
  const { client, storage, options, tracker } = context;
  // A registration whose answer was lost may have been made all the same.
  let unanswered: LoginForm | null = null;

  const resume = async ({ email, password }: LoginForm) => {
    if (unanswered?.email !== email || unanswered.password !== password) return null;
    const answer = await client.send(calls.login, { payload: { email, password } });
    return answer.failed ? null : answer;
  };

  return async (): Promise<boolean> => {
    const kind = registrationKind(options.theme);
    const { validateRegistration } = await loadSuites();
    const errors = validateRegistration(checkedPerson(store.registration, kind), { kind });
    if (Object.keys(errors).length) return refuse('registration', errors);

    const payload = createPayload(store.registration, kind, options.template);
    let answer = await client.send(calls.registration, { payload });
    if (fieldErrors(answer).fields.email === 'emailTaken') answer = (await resume(payload)) ?? answer;
    if (answer.failed) {
      if (isUncertain(answer)) unanswered = payload;
      return fail('registration', answer);
    }
    storage.set('isShortRegistration', kind === 'short');
    store.isShort = kind === 'short';
    tracker.record({ label: 'Order Form', action: 'Registration', result: statusOf(answer) });
    return enter(answer.payload);
  };
};
