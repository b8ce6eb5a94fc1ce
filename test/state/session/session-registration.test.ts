import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ada, ok, refused, token } from '../../support/state/fixture-context.ts';
import { openSession, password } from '../../support/state/open-session.ts';
import { shownText } from '../../support/state/shown-text.ts';

const registration = suite('registration in a session');

const identityAnswer = { identity: () => ok(ada) };

registration('AUT-01 ANA-01 a registration sends its template, but not the repeated password', async () => {
  const { session, store, server, observed, fill } = openSession({
    options: { template: 'm2_d1' },
    answers: { ...identityAnswer, registration: () => ok({ token }, 201) },
  });
  fill('registration');
  assert.is(await session.register(), true);
  assert.equal(server.requestsOf('registration')[0]?.payload, {
    email: ada.email,
    firstName: 'Ada',
    lastName: 'Reader',
    phone: '+15551234567',
    password,
    locale: 'en',
    templateOrderForm: 'm2_d1',
  });
  assert.is(store.identity?.firstName, 'Ada');
  assert.is(store.isShort, false);
  assert.equal(observed.recordedActions, ['Order Form: Registration']);
  // The event contains only the status of the response, because the body is the visitor's session.
  assert.is(observed.recordedResults[0]?.payload, null);
});

registration('AUT-01 the minimal theme sends only e-mail and password, and marks the token', async () => {
  const { session, store, server, context, fill } = openSession({
    options: { theme: 'minimal' },
    answers: { ...identityAnswer, registration: () => ok({ token }, 201) },
  });
  fill('registration', { firstName: '', lastName: '', phone: '', repeatPassword: '' });
  assert.is(await session.register(), true);
  assert.equal(server.requestsOf('registration')[0]?.payload, { email: ada.email, password, locale: 'en' });
  assert.is(context.storage.get('token'), token);
  assert.is(store.isShort, true);
  assert.ok(store.identity);
});

registration('VAL-02 a registration with two different passwords is not sent', async () => {
  const { session, store, server, fill } = openSession();
  fill('registration', { repeatPassword: 'a loud library' });
  assert.is(await session.register(), false);
  assert.equal({ ...store.errors.registration }, { repeatPassword: 'passwordsMismatch' });
  assert.is(server.sent.length, 0);
});

registration('VAL-05 a failure of the server is not shown at the e-mail field', async () => {
  const answers = {
    registration: () => refused('', 'Something went wrong on our side. Please try again', 500),
  };
  const { session, store, fill } = openSession({ answers });
  fill('registration');
  assert.is(await session.register(), false);
  assert.equal({ ...store.errors.registration }, {});
  assert.is(
    shownText(store.problem),
    'Something went wrong on our side. Please try again. Nothing you typed is lost.',
  );
});

registration.run();
