import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createSignedTokens } from '../../src/server/signed-tokens.ts';

const tokens = suite('signed tokens');
const [former, present] = ['f'.repeat(40), 'p'.repeat(40)];
const now = () => 1_900_000_000_000;
const tokensOf = (signing: string, accepted: string | null, at = now) =>
  createSignedTokens<{ code: string }>({ signing, accepted }, at, 'invoice');

tokens('OFF-02 a link that the former key has signed is accepted while the keys are changed', () => {
  const token = tokensOf(former, null).sign({ code: 'O-7K3M9Q' }, 60_000);
  assert.is(tokensOf(present, former).read(token)?.code, 'O-7K3M9Q');
  assert.is(tokensOf(present, null).read(token), null);
});

tokens('OFF-02 a link is not accepted after its time, or for another purpose', () => {
  const secrets = { signing: present, accepted: null };
  const token = tokensOf(present, null).sign({ code: 'O-7K3M9Q' }, 60_000);
  assert.is(tokensOf(present, null, () => now() + 60_000).read(token), null);
  assert.is(createSignedTokens(secrets, now, 'preview').read(token), null);
  assert.is(createSignedTokens(secrets, now).read(token), null, 'a link is no session');
});

tokens.run();
