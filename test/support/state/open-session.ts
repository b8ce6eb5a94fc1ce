import { createSession } from '../../../src/state/session/session.ts';
import { ada, fixtureContext, type Scenario } from './fixture-context.ts';

export const password = 'a quiet library';

/** Creates a session; `fill` types valid values into one of its forms. */
export const openSession = (scenario: Scenario = {}) => {
  const fixture = fixtureContext(scenario);
  const session = createSession(fixture.context);
  const fill = (form: 'registration' | 'login', values: object = {}) => {
    const person = {
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Reader',
      phone: '+15551234567',
      password,
    };
    const all = form === 'login' ? { email: ada.email, password } : { ...person, repeatPassword: password };
    for (const [field, value] of Object.entries({ ...all, ...values })) session.edit(form, field, value);
  };
  return { ...fixture, session: session, store: session.store, fill };
};
