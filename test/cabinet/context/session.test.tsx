import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { httpFailure } from '../../../src/api/result.ts';
import { createSession, storedSession } from '../../../src/cabinet/context/session.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { fakeClient, success } from '../../support/cabinet/fake-cabinet.ts';

const session = suite('session of a tab');

const hour = 3600;
/** Builds a token as the server does, without a valid signature. */
const tokenOf = (owner: string, secondsLeft = hour, secondsOld = 0) => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: owner, iat: now - secondsOld, exp: now + secondsLeft };
  return `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`;
};

session.before.each(() => localStorage.clear());

const open = (token: string | null) => {
  const storage = createStorage();
  storage.set('token', token);
  const store = storedSession(storage);
  let otherLogins = 0;
  const onOwnerChange = () => {
    otherLogins += 1;
  };
  const created = createSession({ store, storage, page: window, onOwnerChange });
  return { ...created, store, storage, countOtherLogins: () => otherLogins };
};

/** Dispatches the storage event that another tab's change of the token causes. */
const changeElsewhere = (token: string | null) => {
  createStorage().set('token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'octavo:token' }));
};

session('AUT-03 a token is used only while it decodes and has not expired', () => {
  assert.is(open(tokenOf('7')).store.owner, '7');
  assert.is(open(tokenOf('7', -1)).store.token, null);
  assert.is(open('no token').store.token, null);
});

session('AUT-03 a new token is used even if the device’s clock is wrong', () => {
  const first = open(null);
  const clockSkewedToken = tokenOf('7', -hour, 2 * hour);
  first.open(clockSkewedToken);
  assert.is(first.store.owner, '7');
  assert.is(storedSession(first.storage).token, clockSkewedToken);
  changeElsewhere(null);
  assert.is(first.store.owner, null);
});

session('CAB-01 a logout in another tab is noticed', () => {
  const { store, countOtherLogins } = open(tokenOf('7'));
  changeElsewhere(null);
  assert.is(store.token, null);
  assert.is(countOtherLogins(), 1);
});

session('CAB-01 a login in another tab is noticed', () => {
  const { store } = open(null);
  changeElsewhere(tokenOf('8'));
  assert.is(store.owner, '8');
});

session('CAB-01 a page that the browser has kept notices a logout when the customer comes back to it', () => {
  const { store, storage } = open(tokenOf('7'));
  storage.remove('token');
  assert.is(store.owner, '7');
  window.dispatchEvent(new Event('pageshow'));
  assert.is(store.owner, null);
});

session('CAB-01 the page stays when another tab removes an expired token', () => {
  const { store, storage } = open(tokenOf('7'));
  const expiredToken = tokenOf('7', -1);
  storage.set('token', expiredToken);
  store.token = expiredToken;
  changeElsewhere(null);
  assert.is(store.token, expiredToken);
});

/** A server that refuses every token except one. */
const serverFor = (validToken: () => string, store: { token: string | null }) =>
  fakeClient({ identity: () => (store.token === validToken() ? success({ id: 7 }) : httpFailure(401, [])) });

session('CAB-01 a call interrupted by an expired session is repeated after its owner logs in', async () => {
  const { store, withRelogin, open: logIn, countOtherLogins } = open(tokenOf('7'));
  const newToken = tokenOf('7', 2 * hour);
  const { client, sent } = serverFor(() => newToken, store);
  const answers = Promise.all([1, 2].map(() => withRelogin(client).send(calls.identity)));
  await new Promise((done) => setTimeout(done));
  assert.is(store.isExpired, true);
  logIn(newToken);
  assert.equal(
    (await answers).map(({ status }) => status),
    [200, 200],
  );
  assert.is(store.isExpired, false);
  assert.is(sent.length, 4);
  assert.is(countOtherLogins(), 0);
});

session('CAB-01 a session that expires a second time asks for a login a second time', async () => {
  const { store, withRelogin, open: logIn } = open(tokenOf('7'));
  let validToken = tokenOf('7', 2 * hour);
  const { client } = serverFor(() => validToken, store);
  const ask = async () => {
    const answer = withRelogin(client).send(calls.identity);
    await new Promise((done) => setTimeout(done));
    assert.is(store.isExpired, true);
    logIn(validToken);
    assert.is((await answer).status, 200);
  };
  await ask();
  validToken = tokenOf('7', 3 * hour);
  await ask();
});

session('CAB-01 an interrupted call is not repeated for another customer', async () => {
  const { store, withRelogin, open: logIn, countOtherLogins } = open(tokenOf('7'));
  const otherCustomerToken = tokenOf('8');
  const { client, sent } = serverFor(() => otherCustomerToken, store);
  const answer = withRelogin(client).send(calls.identity);
  await new Promise((done) => setTimeout(done));
  logIn(otherCustomerToken);
  assert.is((await answer).status, 401);
  assert.is(sent.length, 1);
  assert.is(countOtherLogins(), 1);
});

session('CAB-01 an interrupted call fails when its owner does not log in', async () => {
  const { store, withRelogin, dismiss } = open(tokenOf('7'));
  const { client } = serverFor(() => '', store);
  const answer = withRelogin(client).send(calls.identity);
  await new Promise((done) => setTimeout(done));
  dismiss();
  assert.is((await answer).status, 401);
  assert.is(store.isExpired, false);
});

session('CAB-01 a visitor without a session is not asked to log in again', async () => {
  const { store, withRelogin } = open(null);
  const { client } = serverFor(() => '', store);
  assert.is((await withRelogin(client).send(calls.identity)).status, 401);
  assert.is(store.isExpired, false);
});

session.run();
