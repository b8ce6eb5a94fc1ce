import { createHmac } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { buildApp } from '../../../src/server/app.ts';
import { createSend, sendToApp } from '../../support/server/send.ts';
import { password, startForSuite, startServer } from '../../support/server/start-server.ts';

const sessions = suite('sessions');
const server = startForSuite(sessions, startServer);

const statusOf = async (token: string) => (await server.send(calls.identity, { token })).status;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token with the server's key and with any claims. */
const signToken = (head: object, claims: object, hash = 'sha256') => {
  const text = `${encode({ typ: 'JWT', ...head })}.${encode(claims)}`;
  return `${text}.${createHmac(hash, server.deps.secrets.signing).update(text).digest('base64url')}`;
};
const claimsOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

sessions('DOM-04 a session token records how its client logged in', async () => {
  assert.is(claimsOf(await server.register('ada@example.com')).method, 2);
  const payload = { email: 'ada@example.com', password };
  assert.is(claimsOf((await server.send(calls.login, { payload })).body.token).method, 1);
});

sessions('AUT-03 a token that is broken, unsigned or changed is refused', async () => {
  const token = await server.register();
  assert.is(await statusOf(token), 200);
  const [head, claims, signature = ''] = token.split('.');
  const tamperedSignature = signature.replace(/^./, signature.startsWith('A') ? 'B' : 'A');
  const unsigned = `${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`;
  const promoted = `${head}.${encode({ ...claimsOf(token), sub: '1' })}.${signature}`;
  for (const broken of [
    'x',
    'a.b.c',
    `${head}.${claims}.`,
    `${head}.${claims}.${tamperedSignature}`,
    unsigned,
    promoted,
  ])
    assert.is(await statusOf(broken), 401, broken);
});

sessions('AUT-03 a token with another algorithm, a past expiry or an unknown client is refused', async () => {
  const claims = claimsOf(await server.register());
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const { exp, ...endless } = claims;
  assert.is(await statusOf(signToken({ alg: 'HS256' }, { ...claims, exp: inAnHour })), 200);
  const invalidTokens = [
    signToken({ alg: 'HS512' }, claims, 'sha512'),
    signToken({ alg: 'HS256' }, endless),
    signToken({ alg: 'HS256' }, { ...claims, exp: 1 }),
    signToken({ alg: 'HS256' }, { ...claims, sub: '1' }),
    signToken({ alg: 'HS256' }, { ...claims, sub: 'nobody' }),
    signToken({ alg: 'HS256' }, { ...claims, sub: undefined }),
    signToken({ alg: 'HS256' }, { ...claims, site: 2 }),
    signToken({ alg: 'HS256' }, { ...claims, sid: 7 }),
    signToken({ alg: 'HS256' }, { ...claims, sid: undefined }),
  ];
  for (const token of invalidTokens) assert.is(await statusOf(token), 401, token);
});

sessions('AUT-03 a new signing key logs no customer out, as the former key is still accepted', async () => {
  const { deps } = server;
  const [oldKey, newKey] = [deps.secrets.signing, 'n'.repeat(40)];
  const statusWith = async (token: string, signing: string, accepted: string | null) => {
    const app = await buildApp({ ...deps, secrets: { signing, accepted } });
    const send = createSend(sendToApp(app));
    const { status } = await send(calls.identity, { token });
    const { token: signed } = (await send(calls.login, { payload: { email: 'key@example.com', password } }))
      .body;
    await app.close();
    return { status, signed };
  };
  const token = await server.register('key@example.com');
  assert.is((await statusWith(token, oldKey, newKey)).status, 200);
  const exchanged = await statusWith(token, newKey, oldKey);
  assert.is(exchanged.status, 200);
  // A server that still signs with the old key accepts tokens of the new key.
  assert.is((await statusWith(exchanged.signed, oldKey, newKey)).status, 200);
  assert.is((await statusWith(exchanged.signed, newKey, null)).status, 200);
  assert.is((await statusWith(token, newKey, null)).status, 401);
});

sessions.run();
