import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { createHandOffExchange, extractHandOff } from '../../../src/cabinet/context/hand-off.ts';
import { fakeClient, success } from '../../support/cabinet/fake-cabinet.ts';

const handOff = suite('hand-off');

const pageAt = (href: string) => {
  const replaced: string[] = [];
  const replaceState = (_state: unknown, _title: string, path?: string | URL | null) => {
    replaced.push(String(path));
  };
  return { page: { location: { href }, history: { replaceState } }, replaced };
};

handOff('ORD-15 a hand-off code leaves the address before any request, the rest stays', () => {
  const { page, replaced } = pageAt(
    'http://my.localhost/secure-payment?token=abc&orderCode=O-7K3M9Q&paymentSystemId=1',
  );
  assert.is(extractHandOff(page), 'abc');
  assert.equal(replaced, ['/secure-payment?orderCode=O-7K3M9Q&paymentSystemId=1']);
});

handOff('ORD-15 a hand-off code is read on the payment page alone', () => {
  const { page, replaced } = pageAt('http://my.localhost/forgot-password?token=abc');
  assert.is(extractHandOff(page), null);
  assert.equal(replaced, []);
});

const redeemed = async (answer: Result<{ token: string }>) => {
  const { client } = fakeClient({ loginToken: () => answer });
  const store = { token: null as string | null, handOff: 'abc' as string | null };
  await createHandOffExchange(client, store, (token) => {
    store.token = token;
  })();
  return store;
};

handOff('ORD-15 a hand-off code is exchanged for a session', async () => {
  assert.equal(await redeemed(success({ token: 'jwt' })), { token: 'jwt', handOff: null });
});

handOff('ORD-15 a hand-off code that the server refuses is forgotten', async () => {
  for (const status of [401, 404, 422])
    assert.equal(await redeemed(httpFailure(status, [])), { token: null, handOff: null });
});

handOff('ORD-21 a hand-off code is kept for a retry after a lost connection or server failure', async () => {
  for (const answer of [failure(), httpFailure(503, []), httpFailure(429, [])])
    assert.equal(await redeemed(answer), { token: null, handOff: 'abc' });
});

handOff.run();
