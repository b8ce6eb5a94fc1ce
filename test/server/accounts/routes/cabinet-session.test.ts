import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { demoSites } from '../../../../src/server/demo/demo-sites.ts';
import { writeSite } from '../../../../src/server/sites/store/write-site.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { refusalOf } from '../../../support/server/send.ts';
import { password, startForSuite } from '../../../support/server/start-server.ts';
import { cookieOf, landing, minute, own, startWithPages } from '../../../support/server/start-with-pages.ts';

const cabinet = suite('session of the cabinet');
const server = startForSuite(cabinet, startWithPages);

const emailOf = async (token: string) => (await server.send(calls.identity, { token })).body.email;

cabinet('a recent login opens the cabinet, with a cookie that no script reads', async () => {
  const token = await server.registerOnPage('recent@example.com', own);
  server.clock.now += 29 * minute;
  const opened = await server.openSession({ token });
  assert.is(opened.status, 200);
  assert.match(
    String(opened.headers['set-cookie']),
    /^octavo-session=[\w-]{32}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict$/,
  );
  assert.is(await server.isAllowed(calls.orders, opened.body.token), true);
  assert.is(await server.isAllowed(calls.orders, opened.body.orderToken), false);
  assert.is(await server.isAllowed(calls.ping, opened.body.orderToken), true);
  server.clock.now += 16 * minute;
  assert.is(await server.isAllowed(calls.orders, opened.body.token), false, 'the token lives for 15 minutes');
  const renewed = await server.openSession({ cookie: cookieOf(opened) });
  assert.is(cookieOf(renewed), cookieOf(opened));
  assert.is(await server.isAllowed(calls.orders, renewed.body.token), true);
  const day = 24 * 60 * minute;
  server.clock.now += 29 * day;
  assert.is((await server.openSession({ cookie: cookieOf(opened) })).status, 200);
  server.clock.now += 30 * day;
  assert.is((await server.openSession({ cookie: cookieOf(opened) })).status, 401, 'a month without use');
});

cabinet('the cookie of an internet site goes over https alone, and no other host can set it', async () => {
  const host = 'papers.example';
  for (const seed of demoSites.slice(0, 1)) await writeSite(server.deps.db, host, seed);
  await server.deps.sites.refresh();
  const identity = { 'x-identity': `my.${host}`, origin: `https://my.${host}` };
  const payload = { email: 'far@example.com', password };
  const { token } = (await server.send(calls.registration, { payload, headers: identity })).body;
  const { status, headers } = await server.send(calls.openSession, { token, headers: identity });
  assert.is(status, 200);
  assert.match(
    String(headers['set-cookie']),
    /^__Host-octavo-session=[\w-]{32}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Strict; Secure$/,
  );
});

cabinet('an older token’s hand-off opens its last order’s payment; the rest needs the password', async () => {
  const token = await server.registerOnPage('older@example.com');
  const before = await placedOrder(server, token);
  server.clock.now += 31 * minute;
  assert.is((await server.openSession({ token })).status, 401, 'the token itself opens no cabinet');
  const code = await placedOrder(server, token);
  const limited = await server.handOff(token);
  const opened = await server.openSession({ token: limited });
  assert.is(opened.body.orderToken, null);
  const renewed = await server.openSession({ cookie: cookieOf(opened) });
  for (const one of [limited, opened.body.token, renewed.body.token]) {
    assert.is(await server.isAllowed(calls.order, one, { id: code.toLowerCase() }), true);
    assert.is(await server.isAllowed(calls.payment, one, { id: code }), true);
    for (const [call, params] of [
      [calls.order, { id: before }],
      [calls.beginPayment, { id: before }],
      [calls.orders, {}],
      [calls.identity, {}],
      [calls.handOff, {}],
      [calls.sessions, {}],
    ] as const)
      assert.is(await server.isAllowed(call, one, params), false, call.path);
  }
});

cabinet('SES-02 the cabinet asks before a link replaces another customer’s session', async () => {
  const mine = await server.openSession({ token: await server.registerOnPage('victim@example.com', own) });
  const cookie = cookieOf(mine);
  const attacker = await server.registerOnPage('attacker@example.com');
  const code = await placedOrder(server, attacker);
  const theirs = await server.handOff(attacker);
  const asked = await server.openSession({ token: theirs, cookie });
  assert.is(asked.status, 409);
  const message = 'otherCustomer:victim@example.com:attacker@example.com';
  assert.equal(asked.body, [{ property: '', message }]);
  assert.is(asked.headers['set-cookie'], undefined);
  const stayed = await server.openSession({ cookie });
  assert.is(await emailOf(stayed.body.token), 'victim@example.com');
  const chosen = await server.openSession({ token: theirs, cookie, isChosen: '1' });
  assert.is((await server.openSession({ cookie })).status, 401, 'the replaced cookie');
  assert.is(await server.isAllowed(calls.payment, chosen.body.token, { id: code }), true);
  assert.is(chosen.body.continueAs, 'attacker@example.com', 'the account is a choice of its own');
  assert.is(await server.isAllowed(calls.orders, chosen.body.token), false);
});

cabinet('SES-02 a token that scripts of host pages can read opens no cabinet, whoever sends it', async () => {
  const token = await server.registerOnPage('host-page@example.com');
  assert.is((await server.openSession({ token })).status, 401, 'a fresh login');
  server.clock.now += 61 * minute;
  const renewed = (await server.send(calls.identity, { token })).body.token;
  server.clock.now -= 61 * minute;
  assert.is((await server.openSession({ token: renewed })).status, 401, 'its successor');
});

cabinet('SES-02 the order form in the cabinet opens the account again until its login is old', async () => {
  const opened = await server.openSession({ token: await server.registerOnPage('inside@example.com', own) });
  const again = await server.openSession({ token: opened.body.orderToken ?? '' });
  assert.is(await server.isAllowed(calls.orders, again.body.token), true);
  server.clock.now += 31 * minute;
  assert.is((await server.openSession({ token: opened.body.orderToken ?? '' })).status, 401);
});

cabinet('a page other than the cabinet cannot open the cabinet’s session', async () => {
  const cookie = cookieOf(
    await server.openSession({ token: await server.registerOnPage('origin@example.com', own) }),
  );
  for (const origin of [landing.origin, 'http://evil.example', 'null', 'http://evil-my.localhost:8080', ''])
    assert.is(refusalOf(await server.openSession({ cookie, origin })), 'foreignOrigin', origin);
  const preflight = await server.sendRaw({
    method: 'OPTIONS',
    url: calls.openSession.path,
    headers: { host: 'my.localhost:8080', origin: landing.origin },
  });
  assert.is(preflight.headers['access-control-allow-credentials'], undefined);
});

cabinet.run();
