import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { deliveredOrder } from '../../support/server/orders/delivered-order.ts';
import { type AnyCall, otherSiteHost } from '../../support/server/send.ts';
import { startForSuite, startServer } from '../../support/server/start-server.ts';

const router = suite('who may make a call');
const server = startForSuite(router, startServer);

/** Names of the calls that a visitor without a login needs to calculate, register, log in and fill in an order. */
const publicCalls = [
  ...['bootstrap', 'siteConfig', 'location', 'dictionaries', 'dictionary', 'rules', 'rule', 'priceList'],
  ...['calculatePrice', 'validateOrder', 'preferredWriter', 'visitorAction'],
  ...['registration', 'login', 'loginToken', 'openSession', 'leaveSession', 'socialLogin'],
  ...['restorePassword', 'resetPassword', 'choosePassword'],
];
const ofSite = { siteHost: 'localhost:8080', name: 'deadline', slug: 'terms-of-use' };
const params = { ...ofSite, id: 'O-XXXXXX', orderId: 'O-XXXXXX', code: 'W10042', token: 'x' };
// Calls of the office answer on its own host alone, as `staff/roles.test.ts` shows.
const allCalls = Object.entries<AnyCall>(calls).filter(([, { path }]) => !path.startsWith('/v1/staff/'));

router('API-02 a call about a client’s data without a login is refused before other checks', async () => {
  const otherSiteToken = await server.register('elsewhere@example.com', otherSiteHost);
  const privateCalls = allCalls.filter(([name]) => !publicCalls.includes(name));
  assert.is(privateCalls.length, allCalls.length - publicCalls.length);
  for (const [name, call] of privateCalls)
    for (const token of ['', 'no.such.token', otherSiteToken]) {
      const { status, body } = await server.send(call, { params, token });
      assert.equal([status, body], [401, [{ property: '', message: 'Please log in' }]], name);
    }
});

router('API-02 a call for every visitor needs no session and accepts an expired token', async () => {
  for (const [name, call] of allCalls.filter(([name]) => publicCalls.includes(name)))
    for (const token of ['', 'no.such.token']) {
      const { status } = await server.send(call, { params, token });
      // The call that opens the cabinet's session needs a cookie or a token, but no `x-authorization`.
      assert.ok((status !== 401 || name === 'openSession') && status < 500, `${name}: ${status}`);
    }
});

/** Fields with which each call about an order passes the checks of its form. */
const payload = {
  rate: 5,
  text: 'Hello',
  timeRevision: 'tomorrow',
  textRevision: 'Wider margins, please',
  receiverType: 'writer',
  'file[id]': [1],
  useBonus: 0,
  refundCents: 0,
};

router('API-04 CAB-01 CAB-03 another customer’s order exists for no call, and stays as it is', async () => {
  const [owner, stranger] = [await server.register(), await server.register()];
  const code = await deliveredOrder(server, owner);
  const own = { token: owner, params: { id: code } };
  const before = (await server.send(calls.order, own)).body;
  const aboutOrders = allCalls.filter(([, { path }]) => /order.*:(id|orderId)|rate-|counter/.test(path));
  assert.is(aboutOrders.length, 15);
  for (const [name, call] of aboutOrders)
    for (const id of [code, 'O-000000']) {
      const sent = { params: { id, orderId: id }, payload, token: stranger };
      assert.is((await server.send(call, sent)).status, 404, name);
    }
  assert.equal((await server.send(calls.order, own)).body, before);
});

router.run();
