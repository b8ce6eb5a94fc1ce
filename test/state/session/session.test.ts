import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { controlledPromise } from '../../support/controlled-promise.ts';
import {
  ada,
  loggedInStorage,
  offline,
  ok,
  refused,
  token,
  tokenUntil,
} from '../../support/state/fixture-context.ts';
import { openSession } from '../../support/state/open-session.ts';

const session = suite('session');

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

session('AUT-03 an identity that arrives after the logout greets nobody', async () => {
  const answer = controlledPromise<Result<unknown>>();
  const { session, store, context } = openSession({
    storage: loggedInStorage(token),
    answers: { identity: () => answer.promise },
  });
  const restored = session.restore();
  context.storage.remove('token');
  session.end();
  answer.resolvePromise(ok(ada));
  assert.is(await restored, false);
  assert.is(store.identity, null);
});

session('AUT-03 a refusal of an older token keeps the newer token', async () => {
  const answer = controlledPromise<Result<unknown>>();
  const { session, context } = openSession({
    storage: loggedInStorage(token),
    answers: { identity: () => answer.promise },
  });
  const restored = session.restore();
  context.storage.set('token', newer);
  answer.resolvePromise(refused('', 'unknown', 401));
  await restored;
  assert.is(context.storage.get('token'), newer);
});

session.run();
