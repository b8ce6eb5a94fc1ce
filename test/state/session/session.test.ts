import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { createSession } from '../../../src/state/session/session.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import {
  ada,
  fixtureContext,
  offline,
  ok,
  refused,
  token,
  tokenUntil,
  type Wishes,
} from '../../support/state/fixture-context.ts';
import { deferred, until } from '../../support/state/until.ts';

const session = suite('session');
const password = 'a quiet library';

const open = (wishes: Wishes = {}) => {
  const fixture = fixtureContext(wishes);
  const own = createSession(fixture.context);
  const fill = (form: 'registration' | 'login', values: object = {}) => {
    const person = {
      email: ada.email,
      firstName: 'Ada',
      lastName: 'Reader',
      phone: '+15551234567',
      password,
    };
    const all = form === 'login' ? { email: ada.email, password } : { ...person, repeatPassword: password };
    for (const [field, value] of Object.entries({ ...all, ...values })) own.edit(form, field, value);
  };
  return { ...fixture, session: own, store: own.store, fill };
};
const known = { identity: () => ok(ada) };
const keeping = (stored: string) => {
  const storage = createStorage('test:');
  storage.set('token', stored);
  return storage;
};

session('AUT-03 the identity is loaded where a valid token is stored', async () => {
  const { session, store, server } = open({ storage: keeping(token), answers: known });
  assert.is(await session.restore(), true);
  assert.is(store.identity?.firstName, 'Ada');
  assert.is(server.sent.length, 1);
});

session('AUT-03 an expired token causes no request', async () => {
  const { session, store, server } = open({ storage: keeping(tokenUntil(1000)), answers: known });
  assert.is(await session.restore(), false);
  assert.is(store.identity, null);
  assert.is(server.sent.length, 0);
});

session('AUT-03 a token that the server refuses is removed', async () => {
  const answers = { identity: () => refused('', 'Please log in', 401) };
  const { session, context, store } = open({ storage: keeping(token), answers });
  assert.is(await session.restore(), false);
  assert.is(context.storage.get('token'), null);
  assert.is(store.identity, null);
});

session('AUT-03 the token is kept when a lost connection prevents the identity from loading', async () => {
  const { session, context } = open({ storage: keeping(token) });
  await session.restore();
  assert.is(context.storage.get('token'), token);
});

session('AUT-01 ANA-01 a login stores the token and then loads the identity', async () => {
  const { session, store, context, server, heard, fill } = open({
    answers: { ...known, login: () => ok({ token }) },
  });
  fill('login');
  assert.is(await session.login(), true);
  assert.equal(server.of('login')[0]?.payload, { email: ada.email, password });
  assert.equal(
    server.sent.map(({ name }) => name),
    ['login', 'identity'],
  );
  assert.is(context.storage.get('token'), token);
  assert.is(store.identity?.email, ada.email);
  assert.is(store.isAuthenticating, false);
  assert.equal(heard.recorded, ['Order Form: Login']);
  // Only the status of the response is reported, because the body is the visitor's session.
  assert.is(heard.results[0]?.payload, null);
});

session('VAL-05 a login error on identity is shown at the e-mail field', async () => {
  const { session, store, context, fill } = open({
    answers: { login: () => refused('identity', 'credentialsInvalid', 401) },
  });
  fill('login');
  assert.is(await session.login(), false);
  assert.equal({ ...store.errors.login }, { email: 'credentialsInvalid' });
  assert.is(store.login.password, password, 'what was typed stays');
  assert.is(context.storage.get('token'), null);
});

session('a login is checked before any request', async () => {
  const { session, store, server } = open();
  assert.is(await session.login(), false);
  assert.ok(store.errors.login.email);
  assert.ok(store.errors.login.password);
  assert.is(server.sent.length, 0);
});

session('VAL-05 an edit clears a field’s error, and a change of tab clears a form’s', () => {
  const { session, store } = open();
  store.errors.registration = { email: 'emailInvalid', phone: 'phoneTooShort' };
  session.edit('registration', 'email', 'a');
  assert.equal({ ...store.errors.registration }, { phone: 'phoneTooShort' });
  session.showTab('login');
  assert.is(store.activeTab, 'login');
  assert.equal({ ...store.errors.registration }, {});
});

session('the e-mail is copied to the other tab, but never over a typed one', () => {
  const { session, store } = open();
  session.edit('registration', 'email', 'ada@example.com');
  session.showTab('login');
  assert.is(store.login.email, 'ada@example.com');
  session.edit('login', 'email', 'ada@work.example');
  session.showTab('registration');
  assert.is(store.registration.email, 'ada@example.com');
});

session('AUT-01 ANA-01 a registration names its template, not the repeated password', async () => {
  const { session, store, server, heard, fill } = open({
    options: { template: 'm2_d1' },
    answers: { ...known, registration: () => ok({ token }, 201) },
  });
  fill('registration');
  assert.is(await session.register(), true);
  assert.equal(server.of('registration')[0]?.payload, {
    email: ada.email,
    firstName: 'Ada',
    lastName: 'Reader',
    phone: '+15551234567',
    password,
    templateOrderForm: 'm2_d1',
  });
  assert.is(store.identity?.firstName, 'Ada');
  assert.is(store.isShort, false);
  assert.equal(heard.recorded, ['Order Form: Registration']);
  // Only the status of the response is reported, because the body is the visitor's session.
  assert.is(heard.results[0]?.payload, null);
});

session('AUT-01 the minimal theme sends e-mail and password alone and flags the token', async () => {
  const { session, store, server, context, fill } = open({
    options: { theme: 'minimal' },
    answers: { ...known, registration: () => ok({ token }, 201) },
  });
  fill('registration', { firstName: '', lastName: '', phone: '', repeatPassword: '' });
  assert.is(await session.register(), true);
  assert.equal(server.of('registration')[0]?.payload, { email: ada.email, password });
  assert.is(context.storage.get('token'), token);
  assert.is(store.isShort, true);
  assert.ok(store.identity);
});

session('VAL-02 a registration with differing passwords is not sent', async () => {
  const { session, store, server, fill } = open();
  fill('registration', { repeatPassword: 'a loud library' });
  assert.is(await session.register(), false);
  assert.equal({ ...store.errors.registration }, { repeatPassword: 'passwordsMismatch' });
  assert.is(server.sent.length, 0);
});

session('an address that is taken is reported at its field', async () => {
  const { session, store, fill } = open({ answers: { registration: () => refused('email', 'emailTaken') } });
  fill('registration');
  assert.is(await session.register(), false);
  assert.is(store.errors.registration.email, 'emailTaken');
});

session('a registration whose answer was lost logs in without a message', async () => {
  const { session, store, server, fill } = open({
    answers: { ...known, registration: () => offline, login: () => ok({ token }) },
  });
  fill('registration');
  assert.is(await session.register(), false);
  assert.match(store.problem, 'Network Error');
  server.answers.registration = () => refused('email', 'emailTaken');
  assert.is(await session.register(), true);
  assert.is(store.identity?.email, ada.email);
  assert.equal({ ...store.errors.registration }, {});
});

session('VAL-05 a server failure is not reported at the e-mail field', async () => {
  const answers = {
    registration: () => refused('', 'Something went wrong on our side. Please try again', 500),
  };
  const { session, store, fill } = open({ answers });
  fill('registration');
  assert.is(await session.register(), false);
  assert.equal({ ...store.errors.registration }, {});
  assert.is(store.problem, 'Something went wrong on our side. Please try again. Nothing you typed is lost.');
});

session('somebody else’s taken address is not tried with a new password', async () => {
  const { session, server, fill } = open({ answers: { registration: () => offline } });
  fill('registration');
  await session.register();
  server.answers.registration = () => refused('email', 'emailTaken');
  fill('registration', { email: 'other@example.com' });
  assert.is(await session.register(), false);
  assert.is(server.of('login').length, 0);
});

session('UI-06 a double click makes one login', async () => {
  const answer = deferred<Result<unknown>>();
  const { session, store, server, fill } = open({ answers: { ...known, login: () => answer.promise } });
  fill('login');
  const first = session.login();
  const second = session.login();
  assert.is(store.isAuthenticating, true);
  await until(() => server.of('login').length === 1);
  answer.settle(ok({ token }));
  await Promise.all([first, second]);
  assert.is(server.of('login').length, 1);
  assert.is(store.isAuthenticating, false);
});

session('UI-06 the tab stays and no request is made where the owner has turned logins off', async () => {
  const { session, store, server, fill } = open({
    site: ({ config }) => {
      config.authEnabled = false;
    },
  });
  assert.is(store.isAuthDisabled, true);
  session.showTab('login');
  assert.is(store.activeTab, 'registration');
  fill('login');
  assert.is(await session.login(), false);
  assert.is(server.sent.length, 0);
});

session('UI-06 logins are disabled while an identity stands whose token has expired', async () => {
  let now = Date.now();
  const { session, store, server, fill } = open({
    storage: keeping(token),
    answers: known,
    now: () => now,
  });
  await session.restore();
  assert.is(store.isAuthDisabled, false);
  now = 4_100_000_000_000;
  fill('login');
  assert.is(await session.login(), false);
  session.showTab('login');
  assert.is(store.activeTab, 'registration');
  assert.ok(store.identity, 'the identity stands');
  assert.is(store.isAuthDisabled, true);
  assert.is(server.of('login').length, 0);
  session.expire();
  assert.is(store.isAuthDisabled, false);
  assert.is(store.activeTab, 'login');
});

session('AUT-03 nobody is greeted when the identity arrives after the logout', async () => {
  const answer = deferred<Result<unknown>>();
  const { session, store } = open({ storage: keeping(token), answers: { identity: () => answer.promise } });
  const restored = session.restore();
  session.logout();
  answer.settle(ok(ada));
  assert.is(await restored, false);
  assert.is(store.identity, null);
});

session('AUT-03 a newer token is kept when the identity of an older one is refused', async () => {
  const answer = deferred<Result<unknown>>();
  const { session, context } = open({
    storage: keeping(token),
    answers: { identity: () => answer.promise },
  });
  const restored = session.restore();
  const newer = tokenUntil(4_000_000_001);
  context.storage.set('token', newer);
  answer.settle(refused('', 'unknown', 401));
  await restored;
  assert.is(context.storage.get('token'), newer);
});

session('the login opens and typed values stay when the server refuses the token', async () => {
  const { session, store, context, fill } = open({ storage: keeping(token), answers: known });
  await session.restore();
  fill('registration', { password: '', repeatPassword: '' });
  session.expire();
  assert.is(store.identity, null);
  assert.is(context.storage.get('token'), null);
  assert.is(store.activeTab, 'login');
  assert.is(store.registration.firstName, 'Ada');
});

session('a logout clears the page and its storage', async () => {
  const { session, store, context } = open({ storage: keeping(token), answers: known });
  await session.restore();
  session.logout();
  assert.is(store.identity, null);
  assert.is(context.storage.get('token'), null);
});

session('AUT-02 a Facebook login that fails shows no message and ends its progress', async () => {
  // No page exists here into which the SDK could load.
  const { session, store, server } = open();
  await session.loginWithFacebook();
  assert.is(store.isAuthenticating, false);
  assert.equal({ ...store.errors.registration, ...store.errors.login }, {});
  assert.is(server.sent.length, 0);
});

session.run();
