import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isTokenValid, keepToken, validToken } from '../../../src/state/session/session-token.ts';
import { createStorage } from '../../../src/tracking/storage.ts';
import { tokenUntil, tokenWith } from '../../support/state/fixture-context.ts';

const session = suite('session token');
const now = 1_700_000_000_000;

session('AUT-03 a token is valid until its exp has passed', () => {
  assert.ok(isTokenValid(tokenUntil(now / 1000 + 1), now));
  assert.not(isTokenValid(tokenUntil(now / 1000), now));
  assert.not(isTokenValid(tokenUntil(now / 1000 - 1), now));
});

session('AUT-03 with a wrong device clock, a token is valid for its lifetime after its arrival', () => {
  const iat = now / 1000;
  const isValid = (cameAt: number, clock: number, exp = iat + 60) => {
    const storage = createStorage('test:');
    const token = tokenWith({ iat, exp });
    keepToken(storage, token, cameAt);
    return validToken(storage, clock) === token;
  };
  for (const clock of [now + 1e10, now - 1e10, 0]) {
    assert.ok(isValid(clock, clock));
    assert.ok(isValid(clock, clock + 59_999));
  }
  assert.not(isValid(now + 1e10, now + 1e10 + 60_000));
  assert.ok(isValid(0, now), 'where the clock was set right since');
  assert.not(isValid(now, now, iat));
});

session('AUT-03 a token that cannot be decoded is invalid', () => {
  for (const invalidToken of ['', 'a.b.c', 'not a token', 'eyJ9.e30.x', 'e30.e30.x', null, undefined, 7, {}])
    assert.not(isTokenValid(invalidToken, now), String(invalidToken));
});

session('AUT-03 a token with characters that a header forbids is invalid', () => {
  const unexpired = tokenUntil(now / 1000 + 1);
  for (const character of ['\n', '\u0000', '\u200b', '✓', '"'])
    assert.not(isTokenValid(unexpired + character, now), JSON.stringify(character));
});

session('AUT-03 an invalid token is removed from the storage', () => {
  const storage = createStorage('test:');
  storage.set('token', tokenUntil(now / 1000 - 1));
  assert.equal([validToken(storage, now), storage.get('token')], [null, null]);
});

session.run();
