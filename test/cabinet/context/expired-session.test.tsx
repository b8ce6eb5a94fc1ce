import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import type { Result } from '../../../src/api/result.ts';
import { fakeClient, ok } from '../../support/cabinet/fake-cabinet.ts';
import { ended, opened, openTabSession, settled, tokenOf } from '../../support/cabinet/open-tab-session.ts';

const session = suite('expired session of a tab');

session.before.each(() => localStorage.clear());

/** Creates a client whose server accepts only the tokens for which `isGood` returns true. */
const serverFor = (store: { token: string | null }, isGood: (token: string | null) => boolean) =>
  fakeClient({ identity: () => (isGood(store.token) ? ok({ id: 7 }) : ended) });

session('CAB-01 a call with an expired token is repeated with a new one, without a login', async () => {
  let answer = opened('7');
  const { store, withRelogin, sent } = await openTabSession(() => answer, tokenOf('7'));
  const old = store.token;
  answer = ok({ token: tokenOf('7', 1000), orderToken: tokenOf('7'), continueAs: null });
  sent.length = 0;
  const { client } = serverFor(store, (token) => token !== old);
  const wrapped = withRelogin(client);
  const answers = [wrapped.send(calls.identity), wrapped.send(calls.identity)];
  for (const { status } of await Promise.all(answers)) assert.is(status, 200);
  assert.equal([sent.length, store.isExpired], [1, false]);
});

session('CAB-01 a call in an ended session is repeated when the same customer logs in', async () => {
  let answer: Result<unknown> = opened('7');
  const { store, withRelogin, open: logIn, countOthers } = await openTabSession(() => answer, tokenOf('7'));
  const old = store.token;
  answer = ended;
  const { client, sent } = serverFor(store, (token) => token !== old);
  const wrapped = withRelogin(client);
  const answers = [wrapped.send(calls.identity), wrapped.send(calls.identity)];
  await settled();
  assert.is(store.isExpired, true);
  answer = ok({ token: tokenOf('7', 1000), orderToken: tokenOf('7') });
  await logIn(tokenOf('7'), { isChosen: 1 });
  for (const { status } of await Promise.all(answers)) assert.is(status, 200);
  assert.equal([sent.length, store.isExpired, countOthers()], [4, false, 0]);
});

session('CAB-01 an interrupted call fails if another customer logs in, or if nobody does', async () => {
  for (const other of [opened('8'), null]) {
    let answer: Result<unknown> = opened('7');
    const { store, withRelogin, open: logIn, dismiss } = await openTabSession(() => answer, tokenOf('7'));
    answer = ended;
    const { client, sent } = serverFor(store, () => false);
    const waiting = withRelogin(client).send(calls.identity);
    await settled();
    answer = other ?? ended;
    if (other) await logIn(tokenOf('8'), { isChosen: 1 });
    else dismiss();
    assert.equal([(await waiting).status, sent.length, store.isExpired], [401, 1, false]);
  }
});

session('SES-01 a call that needs a recent login is repeated after the customer logs in', async () => {
  let answer: Result<unknown> = opened('7');
  const { store, withRelogin, open: logIn } = await openTabSession(() => answer, tokenOf('7'));
  const recent = tokenOf('7', 2000);
  answer = ok({ token: tokenOf('7', 1000), orderToken: tokenOf('7') });
  const { client } = serverFor(store, (token) => token === recent);
  const waiting = withRelogin(client).send(calls.identity);
  await settled();
  assert.is(store.isExpired, true);
  answer = ok({ token: recent, orderToken: tokenOf('7') });
  await logIn(tokenOf('7'), { isChosen: 1 });
  assert.is((await waiting).status, 200);
});

session.run();
