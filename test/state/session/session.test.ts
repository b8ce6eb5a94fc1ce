import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Result } from '../../../src/api/result.ts';
import { ada, ok, refused, token, tokenUntil } from '../../support/state/fixture-context.ts';
import { openSession, storageWith } from '../../support/state/open-session.ts';
import { controlledPromise } from '../../support/state/until.ts';

const session = suite('session');

const identityAnswer = { identity: () => ok(ada) };

session('AUT-03 a widget with a valid stored token loads the identity', async () => {
  const { session, store, server } = openSession({ storage: storageWith(token), answers: identityAnswer });
  assert.is(await session.restore(), true);
  assert.is(store.identity?.firstName, 'Ada');
  assert.is(server.sent.length, 1);
});

session('AUT-03 a widget with an expired token sends no request', async () => {
  const { session, store, server } = openSession({
    storage: storageWith(tokenUntil(1000)),
    answers: identityAnswer,
  });
  assert.is(await session.restore(), false);
  assert.is(store.identity, null);
  assert.is(server.sent.length, 0);
});

session('AUT-03 a token that the server refuses is removed from the storage', async () => {
  const answers = { identity: () => refused('', 'Please log in', 401) };
  const { session, context, store } = openSession({ storage: storageWith(token), answers });
  assert.is(await session.restore(), false);
  assert.is(context.storage.get('token'), null);
  assert.is(store.identity, null);
});

session('AUT-03 a token is kept if a lost connection prevents loading the identity', async () => {
  const { session, context } = openSession({ storage: storageWith(token) });
  await session.restore();
  assert.is(context.storage.get('token'), token);
});

session('AUT-03 a token that the server sends with the identity replaces the old one', async () => {
  const newer = tokenUntil(4_000_000_001);
  const answers = { identity: () => ok({ ...ada, token: newer }) };
  const { session, context } = openSession({ storage: storageWith(token), answers });
  assert.is(await session.restore(), true);
  assert.is(context.storage.get('token'), newer);
});

session('AUT-03 an identity that arrives after the logout greets nobody', async () => {
  const answer = controlledPromise<Result<unknown>>();
  const { session, store, context } = openSession({
    storage: storageWith(token),
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
    storage: storageWith(token),
    answers: { identity: () => answer.promise },
  });
  const restored = session.restore();
  const newer = tokenUntil(4_000_000_001);
  context.storage.set('token', newer);
  answer.resolvePromise(refused('', 'unknown', 401));
  await restored;
  assert.is(context.storage.get('token'), newer);
});

session.run();
