import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { failure, httpFailure, type Result } from '../../../src/api/result.ts';
import { createSessionStart, extractHandOff } from '../../../src/cabinet/context/hand-off.ts';
import { fakeClient, ok } from '../../support/cabinet/fake-cabinet.ts';

const handOff = suite('hand-off');

const pageAt = (href: string) => {
  const replaced: string[] = [];
  const replaceState = (_state: unknown, _title: string, path?: string | URL | null) => {
    replaced.push(String(path));
  };
  return { page: { location: { href }, history: { replaceState } }, replaced };
};

handOff('ORD-15 the hand-off code is read and removed from the address, and other parameters stay', () => {
  const { page, replaced } = pageAt(
    'http://my.localhost/secure-payment?token=abc&orderCode=O-7K3M9Q&paymentSystemId=1',
  );
  assert.is(extractHandOff(page), 'abc');
  assert.equal(replaced, ['/secure-payment?orderCode=O-7K3M9Q&paymentSystemId=1']);
});

handOff('ORD-15 a hand-off code is read only on the payment page', () => {
  const { page, replaced } = pageAt('http://my.localhost/forgot-password?token=abc');
  assert.is(extractHandOff(page), null);
  assert.equal(replaced, []);
});

/** Starts the cabinet twice, to see whether it keeps the hand-off code. Returns how each start opened the session. */
const startTwice = async (answer: Result<{ token: string }>) => {
  const { client, sent } = fakeClient({ loginToken: () => answer });
  const opened: string[] = [];
  const open = async (token: string) => {
    opened.push(token);
    return ok(null);
  };
  const restore = async () => {
    opened.push('cookie');
    return ok(null);
  };
  const start = createSessionStart(client, { open, restore }, 'abc');
  await start();
  await start();
  return { opened, codes: sent.map(({ payload }) => payload?.token) };
};

handOff('ORD-15 the hand-off code opens the session once, and comes before the cookie', async () => {
  const { opened, codes } = await startTwice(ok({ token: 'jwt' }));
  assert.equal([opened, codes], [['jwt', 'cookie'], ['abc']]);
});

handOff('ORD-15 a hand-off code that the server refuses is dropped, and the cookie is used', async () => {
  for (const status of [401, 404, 422]) {
    const { opened, codes } = await startTwice(httpFailure(status, []));
    assert.equal([opened, codes], [['cookie', 'cookie'], ['abc']]);
  }
});

handOff('ORD-21 a lost connection or a server failure keeps the hand-off code for a retry', async () => {
  for (const answer of [failure(), httpFailure(503, []), httpFailure(429, [])]) {
    const { opened, codes } = await startTwice(answer);
    assert.equal([opened, codes], [[], ['abc', 'abc']]);
  }
});

handOff.run();
