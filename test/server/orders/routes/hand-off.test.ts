import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { demoSites } from '../../../../src/server/demo/demo-sites.ts';
import { writeSite } from '../../../../src/server/sites/store/write-site.ts';
import { placedOrder } from '../../../support/server/orders/delivered-order.ts';
import { password, startForSuite } from '../../../support/server/start-server.ts';
import { cookieOf, landing, own, startWithPages } from '../../../support/server/start-with-pages.ts';

const handOff = suite('hand-off to the payment page');
const server = startForSuite(handOff, startWithPages);

/** Registers a customer on a landing page, places an order and opens its payment page by the link of the order form. */
const openPayment = async (email: string) => {
  const token = await server.registerOnPage(email);
  const code = await placedOrder(server, token);
  const opened = await server.openSession({ token: await server.handOff(token) });
  return { token, code, opened, cookie: cookieOf(opened) };
};

handOff('ORD-15 only the cabinet page exchanges a hand-off code, and a refusal leaves it valid', async () => {
  const token = await server.registerOnPage('origin@example.com');
  await placedOrder(server, token);
  const payload = { token: (await server.send(calls.handOff, { token })).body.token };
  const redeem = async (headers: Record<string, string>) =>
    (await server.send(calls.loginToken, { payload, headers })).status;
  for (const headers of [landing, { origin: 'null' }, { origin: 'http://evil-my.localhost:8080' }, {}])
    assert.is(await redeem(headers), 403, JSON.stringify(headers));
  assert.is(await redeem(own), 200);
});

handOff('ORD-15 an unencrypted page of an internet site opens no hand-off code and no session', async () => {
  const host = 'papers.example';
  for (const seed of demoSites.slice(0, 1)) await writeSite(server.deps.db, host, seed);
  await server.deps.sites.refresh();
  const statusFrom = async (call: typeof calls.loginToken | typeof calls.openSession, origin: string) =>
    (await server.send(call, { payload: {}, headers: { 'x-identity': `my.${host}`, origin } })).status;
  for (const call of [calls.loginToken, calls.openSession]) {
    assert.is(await statusFrom(call, `http://my.${host}`), 403, call.path);
    assert.is.not(await statusFrom(call, `https://my.${host}`), 403, call.path);
  }
});

handOff('SES-02 the payment page names the account, and one press without a password opens it', async () => {
  const { opened, cookie } = await openPayment('pressing@example.com');
  assert.is(opened.body.continueAs, 'pressing@example.com');
  const pressed = await server.openSession({ cookie, goesOn: '1' });
  assert.is(await server.isAllowed(calls.orders, pressed.body.token), true);
  assert.is(pressed.body.continueAs, null);
  assert.is((await server.openSession({ cookie })).status, 401, 'the cookie of the payment page');
});

handOff('SES-02 the token of a payment opens no account, whatever is sent with it', async () => {
  const token = await server.registerOnPage('token@example.com');
  await placedOrder(server, token);
  const payment = await server.handOff(token);
  const opened = await server.openSession({ token: payment, isChosen: '1', goesOn: '1' });
  for (const cookie of ['', cookieOf(opened)]) {
    const again = await server.openSession({ token: payment, cookie, isChosen: '1', goesOn: '1' });
    assert.is(again.body.continueAs, 'token@example.com');
    assert.is(await server.isAllowed(calls.orders, again.body.token), false);
  }
  const chosen = await server.openSession({ cookie: cookieOf(opened), isChosen: '1' });
  assert.is.not(chosen.body.continueAs, null, 'the other choice');
});

handOff('SES-02 a visitor who refuses to continue keeps no session in the browser', async () => {
  const { token, cookie } = await openPayment('refusing@example.com');
  const left = await server.send(calls.leaveSession, { headers: { ...own, cookie } });
  assert.is(left.status, 204);
  assert.match(String(left.headers['set-cookie']), /^octavo-session=; .*Max-Age=0/);
  assert.is((await server.openSession({ cookie })).status, 401);
  assert.is(await server.isAllowed(calls.ping, token), true, 'the order form keeps its login');
});

handOff('SES-02 neither another page nor a refusal ends the session of a whole account', async () => {
  const opened = await server.openSession({ token: await server.registerOnPage('whole@example.com', own) });
  const cookie = cookieOf(opened);
  assert.is((await server.send(calls.leaveSession, { headers: { ...landing, cookie } })).status, 403);
  await server.send(calls.leaveSession, { headers: { ...own, cookie } });
  assert.is((await server.openSession({ cookie })).status, 200);
});

handOff('ORD-15 two orders of one login each open their payment page, but no other customer’s', async () => {
  const token = await server.registerOnPage('two@example.com');
  const codes = [await placedOrder(server, token), await placedOrder(server, token)];
  for (const id of codes) {
    const code = (await server.send(calls.handOff, { token, payload: { orderCode: id } })).body.token;
    const opened = await server.send(calls.loginToken, { payload: { token: code }, headers: own });
    assert.is(await server.isAllowed(calls.payment, opened.body.token, { id }), true);
  }
  const foreign = await placedOrder(server, await server.registerOnPage('else@example.com'));
  assert.is((await server.send(calls.handOff, { token, payload: { orderCode: foreign } })).status, 404);
});

handOff('ORD-15 without an order there is nothing to hand off', async () => {
  const email = 'none@example.com';
  await server.register(email);
  const { token } = (await server.send(calls.login, { payload: { email, password }, headers: landing })).body;
  assert.is((await server.send(calls.handOff, { token })).status, 401);
});

handOff.run();
