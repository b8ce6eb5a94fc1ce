import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { createFacebook } from '../../../src/server/accounts/social.ts';
import { placedOrder } from '../../support/server/orders/delivered-order.ts';
import { deliverEvent } from '../../support/server/orders/start-with-payment.ts';
import { essay } from '../../support/server/samples.ts';
import { password, startServer, type TestServer } from '../../support/server/start-server.ts';
import { startFakeFacebook } from '../../support/services/facebook.ts';
import { readMails } from '../../support/services/read-mail.ts';
import { startFakeStripe } from '../../support/services/stripe.ts';

// Runs on PostgreSQL too.
const races = suite('deletion beside other requests');

const remove = ({ send }: TestServer, token: string) =>
  send(calls.deleteAccount, { token, payload: { password } });

races('SES-05 two simultaneous deletions delete the account once and send one letter', async () => {
  const server = await startServer();
  const token = await server.register();
  const answers = await Promise.all([remove(server, token), remove(server, token)]);
  assert.ok(answers.every(({ status }) => [204, 401].includes(status)));
  assert.ok(answers.some(({ status }) => status === 204));
  await server.deps.background.finished();
  const letters = (await readMails(server)).filter(({ subject }) => subject.endsWith('is deleted'));
  assert.is(letters.length, 1);
});

/** Deletes an account while its customer orders, uploads and changes the phone number; returns the data that are left. */
const removeBusy = async (server: TestServer) => {
  const { send, upload, deps } = server;
  const token = await server.register();
  const { id } = (await send(calls.identity, { token })).body;
  const change = { phone: '+15557310942', firstName: 'Ada', lastName: 'Byron' };
  const others = [1, 2, 3].flatMap(() => [
    send(calls.createOrder, { token, payload: essay }),
    send(calls.changePrimaryInfo, { token, payload: change }),
    upload(token),
  ]);
  const removed = await remove(server, token);
  const statuses = (await Promise.all(others)).map(({ status }) => status);
  await deps.background.finished();
  const of = deps.db.selectFrom('orders').select('status_id').where('client_id', '=', id);
  const files = deps.db.selectFrom('files').select('id').where('client_id', '=', id);
  const client = deps.db.selectFrom('clients').select('phone').where('id', '=', id);
  return {
    removed: removed.status,
    statuses,
    orders: (await of.execute()).map(({ status_id }) => status_id),
    files: await files.execute(),
    phone: (await client.executeTakeFirstOrThrow()).phone,
  };
};

races('SES-05 orders, files and changes during the deletion are refused, cancelled or deleted', async () => {
  const server = await startServer();
  for (let round = 0; round < 8; round++) {
    const { removed, statuses, orders, files, phone } = await removeBusy(server);
    assert.is(removed, 204);
    assert.ok(
      statuses.every((status) => [200, 201, 401].includes(status)),
      statuses.join(),
    );
    assert.ok(
      orders.every((status) => status === 17),
      'no order of nobody is open',
    );
    assert.equal([files, phone], [[], '']);
  }
});

races('SES-05 a deletion closes an open payment page, and is refused during a payment', async () => {
  const stripe = await startFakeStripe();
  const server = await startServer({ settings: { stripe: stripe.settings } });
  const token = await server.register();
  const params = { id: await placedOrder(server, token) };
  await server.send(calls.beginPayment, { token, params });
  const isPending = { payment_status: 'unpaid' };
  await deliverEvent(server, stripe.message('cs_test_1', 'checkout.session.completed', isPending));
  assert.is((await remove(server, token)).status, 409);
  const other = await server.register();
  const otherOrder = { id: await placedOrder(server, other) };
  await server.send(calls.beginPayment, { token: other, params: otherOrder });
  assert.is((await remove(server, other)).status, 204);
  await server.deps.background.finished();
  assert.is(stripe.endedSessions.get('cs_test_2'), 'expired');
});

races('SES-05 an account without a password is deleted after a recent login only', async () => {
  const facebook = await startFakeFacebook();
  const server = await startServer({ deps: { facebook: createFacebook(facebook.url) } });
  await server.changeSite('social', { facebook: { appId: '4711' } });
  const person = { id: '100', email: 'ada@example.com', first_name: 'Ada', last_name: 'Reader' };
  facebook.tokens.set('ada', { app: '4711', person });
  const logIn = async () => (await server.send(calls.socialLogin, { payload: { token: 'ada' } })).body.token;
  const token = await logIn();
  const { id } = (await server.send(calls.identity, { token })).body;
  server.clock.now += 31 * 60_000;
  assert.match((await remove(server, token)).body[0].message, 'Please log out, log in again');
  assert.is((await remove(server, await logIn())).status, 204);
  const { body } = await server.send(calls.identity, { token: await logIn() });
  assert.is.not(body.id, id, 'the next login makes a new account');
});

races.run();
