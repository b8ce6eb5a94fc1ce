import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { createSession, firstSession } from '../../../src/cabinet/context/session.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { fakeClient, type SentRequest, success } from '../../support/cabinet/fake-cabinet.ts';

const session = suite('session of a tab');

const hour = 3600;
/** Builds a token as the server does, without a valid signature. */
const tokenOf = (owner: string, secondsLeft = hour, more = {}) => {
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: owner, iat: now, exp: now + secondsLeft, ...more };
  return `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.x`;
};

session.before.each(() => localStorage.clear());

const opened = (owner: string) => success({ token: tokenOf(owner, 900), orderToken: tokenOf(owner) });
const ended = httpFailure(401, []);
const settled = () => new Promise((done) => setTimeout(done));

/** Opens the session of a tab. `answer` is the server's answer to the call that opens the session. */
const open = async (
  answer: (sent: SentRequest['options']) => Result<unknown>,
  stored: string | null = null,
) => {
  const storage = createStorage();
  storage.set('token', stored);
  const { client, sent } = fakeClient({ openSession: (options) => answer(options) });
  const store = firstSession(storage);
  let others = 0;
  const onOwnerChange = () => {
    others += 1;
  };
  const questions: string[] = [];
  const confirm = (question = '') => {
    questions.push(question);
    return questions.length > 1;
  };
  const page = Object.assign(new EventTarget(), { confirm });
  const created = createSession({ store, storage, page, client, onOwnerChange });
  await created.restore();
  /** Dispatches the storage event that another tab's change of the token causes. */
  const changeElsewhere = async (token: string | null) => {
    storage.set('token', token);
    page.dispatchEvent(new StorageEvent('storage', { key: 'octavo:token' }));
    await settled();
  };
  return { ...created, store, storage, sent, page, questions, changeElsewhere, countOthers: () => others };
};

session(
  'CAB-01 the cookie opens the session, and the storage holds only the order form’s token',
  async () => {
    const { store, storage } = await open(() => opened('7'));
    assert.equal([store.owner, store.isOpening], ['7', false]);
    assert.not.equal(storage.get('token'), store.token);
    assert.not.ok(JSON.stringify({ ...localStorage }).includes(store.token ?? 'none'));
  },
);

session('CAB-01 a recent login of the embedded form opens the session without a cookie', async () => {
  const recent = tokenOf('7');
  const isRecent = ({ headers }: SentRequest['options']) =>
    headers?.['x-authorization'] === `Bearer ${recent}`;
  const { store, countOthers } = await open((sent) => (isRecent(sent) ? opened('7') : ended), recent);
  assert.equal([store.owner, countOthers()], ['7', 0]);
});

session('CAB-01 without a cookie nobody is logged in, and a lost connection can be tried again', async () => {
  const { store: first } = await open(() => ended, tokenOf('7'));
  assert.equal([first.token, first.isOpening], [null, false]);
  let isDown = true;
  const { store, restore } = await open(() => (isDown ? failure() : opened('7')));
  assert.is(store.isOpening, true);
  isDown = false;
  await restore();
  assert.equal([store.owner, store.isOpening], ['7', false]);
});

session('CAB-01 a connection that is lost before the second call logs nobody out', async () => {
  const recent = tokenOf('7');
  let isDown = true;
  const answer = ({ headers }: SentRequest['options']) => {
    if (headers?.['x-authorization'] !== `Bearer ${recent}`) return ended;
    return isDown ? failure() : opened('7');
  };
  const { store, storage, restore } = await open(answer, recent);
  assert.equal([store.isOpening, storage.get('token')], [true, recent]);
  isDown = false;
  const result = await restore();
  assert.equal([store.owner, store.isOpening, result.failed], ['7', false, undefined]);
});

session('CAB-01 a payment of one order leaves no token to the order form', async () => {
  const token = tokenOf('7', 900, { scope: 'payment' });
  const { store, storage, sent, page } = await open(() => success({ token, orderToken: null }), tokenOf('7'));
  assert.equal([store.token, store.owner, storage.get('token')], [token, null, null]);
  const { length } = sent;
  page.dispatchEvent(new Event('pageshow'));
  await settled();
  assert.is(sent.length, length);
});

session('CAB-01 a logout in another tab is noticed', async () => {
  let answer: Result<unknown> = opened('7');
  const { store, countOthers, changeElsewhere } = await open(() => answer, tokenOf('7'));
  answer = ended;
  await changeElsewhere(null);
  assert.is(store.token, null);
  assert.is(countOthers(), 1);
});

session('CAB-01 a login in another tab is noticed', async () => {
  let answer: Result<unknown> = ended;
  const { store, changeElsewhere } = await open(() => answer);
  answer = opened('8');
  await changeElsewhere(tokenOf('8'));
  assert.is(store.owner, '8');
});

session('CAB-01 the page stays when a widget removes its expired token', async () => {
  const { store, countOthers, changeElsewhere } = await open(() => opened('7'), tokenOf('7'));
  await changeElsewhere(null);
  assert.equal([store.owner, countOthers()], ['7', 0]);
});

session(
  'SES-02 a link to another customer’s session is asked about, and a choice replaces the session',
  async () => {
    const message = 'You are logged in as ada@example.com. This link logs in eve@example.com';
    const refusal = httpFailure(409, [{ property: '', message }]);
    const theirs = tokenOf('8');
    const {
      store,
      questions,
      open: openLink,
    } = await open(({ headers, payload }) => {
      if (headers?.['x-authorization'] !== `Bearer ${theirs}`) return opened('7');
      return payload?.isChosen ? opened('8') : refusal;
    });
    await openLink(theirs);
    assert.equal([store.owner, questions], ['7', [`${message}. Follow it?`]]);
    await openLink(theirs);
    assert.equal([store.owner, questions.length], ['8', 2]);
  },
);

/** A server that refuses every token except those of one customer’s new session. */
const serverFor = (store: { token: string | null }, isGood: (token: string | null) => boolean) =>
  fakeClient({ identity: () => (isGood(store.token) ? success({ id: 7 }) : ended) });

session('CAB-01 a call whose token has expired is repeated with a new one, without a word', async () => {
  let answer = opened('7');
  const { store, withRelogin, sent } = await open(() => answer, tokenOf('7'));
  const old = store.token;
  answer = success({ token: tokenOf('7', 1000), orderToken: tokenOf('7') });
  sent.length = 0;
  const { client } = serverFor(store, (token) => token !== old);
  const wrapped = withRelogin(client);
  const answers = await Promise.all([1, 2].map(() => wrapped.send(calls.identity)));
  assert.equal(
    answers.map(({ status }) => status),
    [200, 200],
  );
  assert.is(sent.length, 1);
  assert.is(store.isExpired, false);
});

session('CAB-01 a call interrupted by an ended session is repeated after its owner logs in', async () => {
  let answer: Result<unknown> = opened('7');
  const { store, withRelogin, open: logIn, countOthers } = await open(() => answer, tokenOf('7'));
  const old = store.token;
  answer = ended;
  const { client, sent } = serverFor(store, (token) => token !== old);
  const wrapped = withRelogin(client);
  const answers = Promise.all([1, 2].map(() => wrapped.send(calls.identity)));
  await settled();
  assert.is(store.isExpired, true);
  answer = success({ token: tokenOf('7', 1000), orderToken: tokenOf('7') });
  await logIn(tokenOf('7'), 1);
  assert.equal(
    (await answers).map(({ status }) => status),
    [200, 200],
  );
  assert.is(store.isExpired, false);
  assert.is(sent.length, 4);
  assert.is(countOthers(), 0);
});

session(
  'CAB-01 an interrupted call is not repeated for another customer, nor when nobody logs in',
  async () => {
    for (const other of [opened('8'), null]) {
      let answer: Result<unknown> = opened('7');
      const { store, withRelogin, open: logIn, dismiss } = await open(() => answer, tokenOf('7'));
      answer = ended;
      const { client, sent } = serverFor(store, () => false);
      const waiting = withRelogin(client).send(calls.identity);
      await settled();
      answer = other ?? ended;
      if (other) await logIn(tokenOf('8'), 1);
      else dismiss();
      assert.is((await waiting).status, 401);
      assert.is(sent.length, 1);
      assert.is(store.isExpired, false);
    }
  },
);

session('SES-01 a call that needs a recent login is repeated after its owner logs in again', async () => {
  let answer: Result<unknown> = opened('7');
  const { store, withRelogin, open: logIn } = await open(() => answer, tokenOf('7'));
  const recent = tokenOf('7', 2000);
  answer = success({ token: tokenOf('7', 1000), orderToken: tokenOf('7') });
  const { client } = serverFor(store, (token) => token === recent);
  const waiting = withRelogin(client).send(calls.identity);
  await settled();
  assert.is(store.isExpired, true);
  answer = success({ token: recent, orderToken: tokenOf('7') });
  await logIn(tokenOf('7'), 1);
  assert.is((await waiting).status, 200);
});

session('CAB-01 a session that expires a second time asks for a login a second time', async () => {
  let answer: Result<unknown> = opened('7');
  const { store, withRelogin, open: logIn } = await open(() => answer, tokenOf('7'));
  let valid: string | null = null;
  const { client } = serverFor(store, (token) => token === valid);
  const wrapped = withRelogin(client);
  for (const secondsLeft of [1000, 1100]) {
    answer = ended;
    const waiting = wrapped.send(calls.identity);
    await settled();
    assert.is(store.isExpired, true);
    valid = tokenOf('7', secondsLeft);
    answer = success({ token: valid, orderToken: tokenOf('7') });
    await logIn(tokenOf('7'), 1);
    assert.is((await waiting).status, 200);
    valid = null;
  }
});

session('CAB-01 a page that the browser has kept notices a logout when the customer returns', async () => {
  let answer: Result<unknown> = opened('7');
  const { store, storage, page } = await open(() => answer, tokenOf('7'));
  answer = ended;
  storage.remove('token');
  page.dispatchEvent(new Event('pageshow'));
  await settled();
  assert.is(store.owner, null);
});

session('CAB-01 a visitor without a session is not asked to log in again', async () => {
  const { store, withRelogin } = await open(() => ended);
  const { client } = serverFor(store, () => false);
  assert.is((await withRelogin(client).send(calls.identity)).status, 401);
  assert.is(store.isExpired, false);
});

session.run();
