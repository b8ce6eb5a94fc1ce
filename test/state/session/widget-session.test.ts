import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { createWidgetSession } from '../../../src/state/session/widget-session.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import {
  ada,
  fixtureContext,
  loggedInStorage,
  offline,
  ok,
  refused,
  registrant,
  type Scenario,
  token,
  tokenUntil,
} from '../../support/state/fixture-context.ts';
import { until } from '../../support/until.ts';

const session = suite('session');

const { password } = registrant;

/** Creates a session; `fill` types valid values into one of its forms. */
const openSession = (scenario: Scenario = {}) => {
  const fixture = fixtureContext(scenario);
  const session = createWidgetSession(fixture.context);
  const fill = (form: 'registration' | 'login', values: object = {}) => {
    const all = form === 'login' ? { email: registrant.email, password } : registrant;
    for (const [field, value] of Object.entries({ ...all, ...values })) session.edit(form, field, value);
  };
  return { ...fixture, session, store: session.store, fill };
};

const newer = tokenUntil(4_000_000_001);
for (const [title, stored, identity, after, requests] of [
  ['a valid stored token loads the identity', token, ok(ada), token, 1],
  ['an expired token sends no request', tokenUntil(1000), ok(ada), null, 0],
  ['a token that the server refuses is removed', token, refused('', 'Please log in', 401), null, 1],
  ['a token is kept if a lost connection prevents loading the identity', token, offline, token, 1],
  [
    'a token that comes with the identity replaces the old one',
    token,
    ok({ ...ada, token: newer }),
    newer,
    1,
  ],
] as const)
  session(`AUT-03 ${title}`, async () => {
    const { session, store, server, context } = openSession({
      storage: loggedInStorage(stored),
      answers: { identity: () => identity },
    });
    await session.restore();
    assert.is(store.identity?.firstName, requests && identity.status === 200 ? 'Ada' : undefined);
    assert.equal([context.storage.get('token'), server.sent.length], [after, requests]);
  });

session('AUT-03 a token that the server renews is not a login', async () => {
  let logins = 0;
  const { context } = fixtureContext({
    storage: loggedInStorage(token),
    answers: { identity: () => ok({ ...ada, token: newer }) },
  });
  const session = createWidgetSession(context, {
    login: async () => {
      logins += 1;
    },
  });
  await session.restore();
  await session.restore();
  assert.is(logins, 0);
});

/** Restores the session of a stored token, whose identity the test answers at a chosen time. */
const restoreSlowly = () => {
  const { promise, resolvePromise: answer } = controlledPromise<Result<unknown>>();
  const opened = openSession({ storage: loggedInStorage(token), answers: { identity: () => promise } });
  return { ...opened, answer, restored: opened.session.restore() };
};

session('AUT-03 an identity that arrives after the logout greets nobody', async () => {
  const { session, store, context, answer, restored } = restoreSlowly();
  context.storage.remove('token');
  session.end();
  answer(ok(ada));
  assert.equal([await restored, store.identity], [false, null]);
});

session('AUT-03 a refusal of an older token keeps the newer token', async () => {
  const { context, answer, restored } = restoreSlowly();
  context.storage.set('token', newer);
  answer(refused('', 'unknown', 401));
  await restored;
  assert.is(context.storage.get('token'), newer);
});

const identityAnswer = { identity: () => ok(ada) };

session('AUT-01 ANA-01 a login stores the token and then loads the identity', async () => {
  const { session, store, context, server, observed, fill } = openSession({
    answers: { ...identityAnswer, login: () => ok({ token }) },
  });
  fill('login');
  assert.is(await session.login(), true);
  assert.equal(server.requestsOf('login')[0]?.payload, { email: ada.email, password, device: null });
  const sentCalls = server.sent.map(({ name }) => name);
  assert.equal(sentCalls, ['login', 'identity']);
  assert.is(context.storage.get('token'), token);
  assert.is(store.identity?.email, ada.email);
  assert.is(store.isAuthenticating, false);
  assert.equal(observed.recordedActions, ['Order Form: Login']);
  // The event contains only the status of the response, because the body is the visitor's session.
  assert.is(observed.recordedResults[0]?.payload, null);
});

session('VAL-05 an identity error is shown at the login’s e-mail field and marks the password', async () => {
  const { session, store, context, fill } = openSession({
    answers: { login: () => refused('identity', 'credentialsInvalid', 401) },
  });
  fill('login');
  assert.is(await session.login(), false);
  const { errors } = store;
  assert.equal({ ...errors.login }, { email: 'credentialsInvalid', password: 'credentialsInvalid' });
  assert.is(store.login.password, password, 'what was typed stays');
  session.edit('login', 'password', 'another one');
  assert.equal({ ...errors.login }, {}, 'either may have been wrong');
  assert.is(context.storage.get('token'), null);
});

session('VAL-05 an edit clears its field’s error, and a change of the tab clears the form’s', () => {
  const { session, store } = openSession();
  store.errors.registration = { email: 'emailInvalid', phone: 'phoneTooShort' };
  session.edit('registration', 'email', 'a');
  assert.equal({ ...store.errors.registration }, { phone: 'phoneTooShort' });
  session.showTab('login');
  assert.is(store.activeTab, 'login');
  assert.equal({ ...store.errors.registration }, {});
});

session('a switch from registration to login copies the e-mail address, but not over a typed one', () => {
  const { session, store } = openSession();
  session.edit('registration', 'email', 'ada@example.com');
  session.showTab('login');
  assert.is(store.login.email, 'ada@example.com');
  session.edit('login', 'email', 'ada@work.example');
  session.showTab('registration');
  assert.is(store.registration.email, 'ada@example.com');
});

session('UI-06 a double click sends one login', async () => {
  const answer = controlledPromise<Result<unknown>>();
  const { session, store, server, fill } = openSession({
    answers: { ...identityAnswer, login: () => answer.promise },
  });
  fill('login');
  const first = session.login();
  const second = session.login();
  assert.is(store.isAuthenticating, true);
  await until(() => server.requestsOf('login').length === 1);
  answer.resolvePromise(ok({ token }));
  await Promise.all([first, second]);
  assert.equal([server.requestsOf('login').length, store.isAuthenticating], [1, false]);
});

session('UI-06 if the owner has disabled logins, the tab stays and no request is sent', async () => {
  const { session, store, server, fill } = openSession({
    site: ({ config }) => Object.assign(config, { authEnabled: false }),
  });
  assert.is(store.isAuthDisabled, true);
  session.showTab('login');
  assert.is(store.activeTab, 'registration');
  fill('login');
  assert.equal([await session.login(), server.sent.length], [false, 0]);
});

session.run();
