import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import type { AnyCall } from '../../support/server/send.ts';
import { startForSuite } from '../../support/server/start-server.ts';
import { minute, startWithPages } from '../../support/server/start-with-pages.ts';

const page = suite('token of a landing page');
const server = startForSuite(page, startWithPages);

page('a token of a landing page allows orders and a greeting, but no other reads and changes', async () => {
  const token = await server.registerOnPage('ada@example.com');
  const identity = (await server.send(calls.identity, { token })).body;
  assert.equal([identity.email, identity.phone], ['ada@example.com', '']);
  const code = await placedOrder(server, token);
  const { id } = (await server.upload(token)).body;
  assert.is((await server.attach(token, code, [id])).status, 204);
  assert.is(await server.isAllowed(calls.bonus, token), true);
  const params = { id: code, orderId: code, code: 'W10042' };
  const closed: readonly AnyCall[] = [
    calls.orders,
    calls.order,
    calls.approveOrder,
    calls.reviseOrder,
    calls.completedOrders,
    calls.rateService,
    calls.rateWriter,
    calls.bookmarkWriter,
    calls.beginPayment,
    calls.attachments,
    calls.orderAttachments,
    calls.newAttachmentCounter,
    calls.messages,
    calls.sendMessage,
    calls.downloadFile,
    calls.changePrimaryInfo,
    calls.changeAdditionalInfo,
    calls.changePassword,
    calls.changeBonus,
    calls.sendEmailConfirmation,
    calls.confirmEmail,
    calls.sessions,
    calls.endSession,
    calls.accountData,
    calls.deleteAccount,
  ];
  for (const call of closed) {
    const { status, body } = await server.send(call, { token, params });
    assert.equal([status, body[0].message], [401, 'Please log in to your account to go on'], call.path);
  }
});

page('a landing page’s token reads whether its last order is paid, but not about earlier ones', async () => {
  const token = await server.registerOnPage('grace@example.com');
  const earlier = await placedOrder(server, token);
  const last = await placedOrder(server, token);
  const paymentOf = (id: string) => server.send(calls.payment, { token, params: { id } });
  const { status, body } = await paymentOf(last);
  assert.equal([status, body.state, body.card], [200, 'due', null]);
  assert.is((await paymentOf(earlier)).status, 401);
});

page('a landing page’s token is renewed, and the old one ends a minute after the new is used', async () => {
  const token = await server.registerOnPage('rotate@example.com');
  const renewed = async (from: string) => (await server.send(calls.identity, { token: from })).body.token;
  assert.is(await renewed(token), undefined);
  server.clock.now += 61 * minute;
  const [lost, next] = [await renewed(token), await renewed(token)];
  assert.ok(lost, 'an answer that is lost on the way');
  server.clock.now += 10 * minute;
  assert.is(
    await server.isAllowed(calls.ping, token),
    true,
    'the old token counts until the new one is used',
  );
  assert.is(await server.isAllowed(calls.ping, next), true);
  assert.is(await server.isAllowed(calls.ping, token), true, 'requests of the page may be in flight');
  server.clock.now += minute;
  assert.equal(
    [await server.isAllowed(calls.ping, token), await server.isAllowed(calls.ping, next)],
    [false, true],
  );
  server.clock.now += 24 * 60 * minute;
  assert.is(await server.isAllowed(calls.ping, next), false, 'a token that is not renewed for a day');
});

page.run();
