import { createSession } from '../../../src/state/session/session.ts';
import { fixtureContext, registrant, type Scenario } from './fixture-context.ts';

export const { password } = registrant;

/** Creates a session; `fill` types valid values into one of its forms. */
export const openSession = (scenario: Scenario = {}) => {
  const fixture = fixtureContext(scenario);
  const session = createSession(fixture.context);
  const fill = (form: 'registration' | 'login', values: object = {}) => {
    const all = form === 'login' ? { email: registrant.email, password } : registrant;
    for (const [field, value] of Object.entries({ ...all, ...values })) session.edit(form, field, value);
  };
  return { ...fixture, session: session, store: session.store, fill };
};
