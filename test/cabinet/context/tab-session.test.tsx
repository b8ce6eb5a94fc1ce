import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { ok, type SentRequest } from '../../support/cabinet/fake-cabinet.ts';
import { ended, opened, openTabSession, settled, tokenOf } from '../../support/cabinet/open-tab-session.ts';

const session = suite('session of a tab');

session.before.each(() => localStorage.clear());

const paymentToken = tokenOf('7', 900, { scope: 'payment' });
/** Answer of the server that opens the session of a payment. */
const payment = ok({ token: paymentToken, orderToken: null, continueAs: 'ada@example.com' });

session('CAB-01 the cookie opens the session, and storage contains only the order form’s token', async () => {
  const { store, storage } = await openTabSession(() => opened('7'));
  assert.equal([store.owner, store.isOpening], ['7', false]);
  assert.not.equal(storage.get('token'), store.token);
  assert.not.ok(JSON.stringify({ ...localStorage }).includes(store.token ?? 'none'));
});

session('CAB-01 a recent login of the embedded form opens the session without a cookie', async () => {
  const recent = tokenOf('7');
  const isRecent = ({ headers }: SentRequest) => headers?.['x-authorization'] === `Bearer ${recent}`;
  const { store, countOthers } = await openTabSession(
    (sent) => (isRecent(sent) ? opened('7') : ended),
    recent,
  );
  assert.equal([store.owner, countOthers()], ['7', 0]);
});

session('CAB-01 nobody is logged in without a cookie, and a lost connection allows a retry', async () => {
  const { store: first } = await openTabSession(() => ended, tokenOf('7'));
  assert.equal([first.token, first.isOpening], [null, false]);
  let isDown = true;
  const { store, restore } = await openTabSession(() => (isDown ? failure() : opened('7')));
  assert.is(store.isOpening, true);
  isDown = false;
  await restore();
  assert.equal([store.owner, store.isOpening], ['7', false]);
});

session('CAB-01 a session for the payment of one order leaves no token to the order form', async () => {
  const { store, storage, sent, page } = await openTabSession(() => payment, tokenOf('7'));
  assert.equal([store.token, store.owner, storage.get('token')], [paymentToken, null, null]);
  const { length } = sent;
  page.dispatchEvent(new Event('pageshow'));
  await settled();
  assert.is(sent.length, length);
});

session('SES-02 a press takes a payment’s session to the account, and a refusal leaves nothing', async () => {
  const answer = ({ payload }: SentRequest) => (payload?.goesOn ? opened('7') : payment);
  const refusing = await openTabSession(answer);
  assert.equal([refusing.store.owner, refusing.store.continueAs], [null, 'ada@example.com']);
  await refusing.refuse();
  const { token: left, owner, continueAs } = refusing.store;
  assert.equal([left, owner, continueAs, refusing.storage.get('token')], [null, null, null, null]);
  const going = await openTabSession(answer);
  await going.goOn();
  assert.equal([going.store.owner, going.store.continueAs], ['7', null]);
});

session('SES-02 going on from a payment with an unproved login asks for its code', async () => {
  const { store, goOn } = await openTabSession(({ payload }) =>
    payload?.goesOn ? httpFailure(403, []) : payment,
  );
  await goOn();
  assert.is(store.codeToken, paymentToken);
});

session('SES-01 a logout removes what was typed on this host and tells forms that it is one', async () => {
  const { close, page } = await openTabSession(() => opened('7'), tokenOf('7'));
  page.addEventListener('octavo:session', () => {
    assert.ok(localStorage.getItem('octavo:logoutAt'));
    localStorage.setItem('octavo:draft:example.com', '{"savedAt":1}');
  });
  for (const area of [localStorage, sessionStorage])
    for (const key of ['draft:example.com', 'draft:example.com#1', 'order:example.com', 'visit'])
      area.setItem(`octavo:${key}`, '{"draft":{"topic":"Margins"}}');
  close();
  const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join();
  assert.not.match(left, /draft|order/);
  assert.ok(localStorage.getItem('octavo:visit'), 'the visit stays');
});

session('CAB-01 a logout in another tab logs out this tab', async () => {
  let answer: Result<unknown> = opened('7');
  const { store, countOthers, changeElsewhere } = await openTabSession(() => answer, tokenOf('7'));
  answer = ended;
  await changeElsewhere(null);
  assert.equal([store.token, countOthers()], [null, 1]);
});

session('CAB-01 a login in another tab opens that customer’s session in this tab', async () => {
  let answer: Result<unknown> = ended;
  const { store, changeElsewhere } = await openTabSession(() => answer);
  answer = opened('8');
  await changeElsewhere(tokenOf('8'));
  assert.is(store.owner, '8');
});

session('CAB-01 the page stays open when a widget removes its expired token', async () => {
  const { store, countOthers, changeElsewhere } = await openTabSession(() => opened('7'), tokenOf('7'));
  await changeElsewhere(null);
  assert.equal([store.owner, countOthers()], ['7', 0]);
});

session('SES-02 another customer’s link asks, and replaces the session if the visitor agrees', async () => {
  const message = 'You are logged in as ada@example.com. This link logs in eve@example.com';
  const refusal = httpFailure(409, [{ property: '', message }]);
  const theirs = tokenOf('8');
  const { store, questions, open } = await openTabSession(({ headers, payload }) => {
    if (headers?.['x-authorization'] !== `Bearer ${theirs}`) return opened('7');
    return payload?.isChosen && !payload.goesOn ? opened('8') : refusal;
  });
  await open(theirs);
  assert.equal([store.owner, questions], ['7', [`${message}. Follow it?`]]);
  await open(theirs);
  assert.equal([store.owner, questions.length], ['8', 2]);
});

session('CAB-01 a page from the back/forward cache notices that the customer has logged out', async () => {
  let answer: Result<unknown> = opened('7');
  const { store, storage, page } = await openTabSession(() => answer, tokenOf('7'));
  answer = ended;
  storage.remove('token');
  page.dispatchEvent(new Event('pageshow'));
  await settled();
  assert.is(store.owner, null);
});

session.run();
