import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { orderStatuses } from '../../../src/order/vocabulary/order-statuses.ts';
import { promiseBonus, storageOf } from '../../support/server/orders/delivered-order.ts';
import { startWithServices } from '../../support/server/orders/start-with-payment.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { createRecordedLog } from '../../support/server/recorded-log.ts';

// Runs on PostgreSQL too.
const events = suite('refund events');
const completed = 'checkout.session.completed';
const session = 'cs_test_1';
const { created, paid, delivered, cancelled, refunded } = orderStatuses;
const { log, lines } = createRecordedLog();
const { stripe, smtp, server, on, ask, begin, deliver, readOrder, state } = startWithServices(events, {
  log,
});
events.before.each(async () => {
  lines.length = 0;
  await begin();
});

const statusId = async () => (await readOrder()).statusId;
const changes = async () =>
  (await server.deps.db.selectFrom('order_events').select('status_id').orderBy('created_at').execute()).map(
    ({ status_id }) => status_id,
  );
const payments = () =>
  server.deps.db
    .selectFrom('payments')
    .select(['session', 'state', 'refunded_cents'])
    .orderBy('session')
    .execute();
const letters = () => smtp.acceptedMessages.filter(({ subject }) => subject.includes('is refunded')).length;
const logMessages = () => lines.map(({ msg }) => msg).filter((msg) => msg !== 'The provider ran a command');

events('STS-01 a full refund’s Stripe event ends an order and tells customer and provider once', async () => {
  await deliver(stripe.message(session, completed));
  server.clock.now += 1000;
  const message = stripe.refundMessage(session, 1196);
  assert.is(await deliver(message), 204);
  assert.equal([await statusId(), await state()], [refunded, 'refunded']);
  const repeated = await Promise.all([deliver(message), deliver(message), deliver(message)]);
  assert.equal(repeated, [204, 204, 204]);
  assert.equal([await changes(), letters(), logMessages()], [[paid, refunded], 2, []]);
  assert.match(smtp.acceptedMessages.at(-1)?.text ?? '', '$11.96');
  // A payment event that arrives after the refund does not change the status.
  assert.is(await deliver(stripe.message(session, completed)), 204);
  assert.equal([await statusId(), logMessages()], [refunded, []]);
});

events('STS-01 a refund that arrives before its payment is refused, so that Stripe repeats it', async () => {
  const refund = stripe.refundMessage(session, 1196);
  assert.is(await deliver(refund), 409);
  assert.is(await statusId(), created);
  assert.is(await deliver(stripe.message(session, completed)), 204);
  assert.is(await deliver(refund), 204);
  assert.is(await statusId(), refunded);
});

events('STS-01 a partial refund is recorded and logged, and the order continues', async () => {
  await deliver(stripe.message(session, completed));
  assert.is(await deliver(stripe.refundMessage(session, 500)), 204);
  assert.is(await deliver(stripe.refundMessage(session, 300)), 204);
  assert.equal([await statusId(), await state(), letters()], [paid, 'paid', 0]);
  assert.equal(await payments(), [{ session, state: 'paid', refunded_cents: 500 }]);
  assert.is(logMessages()[0], 'A payment was refunded in part, so its order stays as it is');
  assert.is(await deliver(stripe.refundMessage(session, 1196)), 204);
  assert.is(await statusId(), refunded);
});

events('STS-01 a refund of an unknown payment is accepted and logged', async () => {
  assert.is(await deliver(stripe.refundMessage('cs_unknown', 1196)), 204);
  assert.equal(
    [await statusId(), logMessages()],
    [created, ['A refund event names no order of this server, so it was ignored']],
  );
});

events('STS-01 a payment for a cancelled order is logged once, so that the provider refunds it', async () => {
  await providerCommands(() => server).run('cancel', on.code);
  assert.is(stripe.endedSessions.get(session), 'expired');
  assert.is(await deliver(stripe.message(session, completed)), 204);
  assert.is(await deliver(stripe.message(session, completed)), 204);
  assert.equal([await statusId(), await changes()], [cancelled, [cancelled]]);
  assert.equal(logMessages(), ['A cancelled order was paid. Refund the payment at the payment service']);
  // The provider then makes this refund on Stripe's page.
  assert.is(await deliver(stripe.refundMessage(session, 1196)), 204);
  assert.equal([await statusId(), letters()], [cancelled, 0]);
  assert.equal(await payments(), [{ session, state: 'surplus', refunded_cents: 1196 }]);
});

events('STS-01 a second payment of an order is logged, and its refund does not end the order', async () => {
  await deliver(stripe.message(session, 'checkout.session.expired', { payment_status: 'unpaid' }));
  await begin();
  await deliver(stripe.message('cs_test_2', completed));
  const second = stripe.message(session, completed);
  assert.equal([await deliver(second), await deliver(second)], [204, 204]);
  assert.equal(
    [await changes(), logMessages()],
    [[paid], ['An order was paid twice. Refund this payment at the payment service']],
  );
  assert.is(await deliver(stripe.refundMessage(session, 1196)), 204);
  assert.is(await statusId(), paid);
  assert.equal(await payments(), [
    { session, state: 'surplus', refunded_cents: 1196 },
    { session: 'cs_test_2', state: 'paid', refunded_cents: 0 },
  ]);
});

events('STS-01 the first payment of an order counts even on an expired page and is refundable', async () => {
  await deliver(stripe.message(session, 'checkout.session.expired', { payment_status: 'unpaid' }));
  await deliver(stripe.message(session, completed));
  assert.equal(await payments(), [{ session, state: 'paid', refunded_cents: 0 }]);
  await providerCommands(() => server).run('refund', on.code);
  assert.is(await statusId(), refunded);
});

events('STS-01 BON-01 the refund of an approved order ends it and withdraws its bonus once', async () => {
  await deliver(stripe.message(session, completed));
  await server.deps.db.updateTable('orders').set({ status_id: delivered }).execute();
  await promiseBonus(server.deps.db, on.code, 60);
  await ask(calls.approveOrder);
  assert.equal(await storageOf(server, on.token), { balance: 60, entries: ['earned 60'] });
  server.clock.now += 1000;
  const message = stripe.refundMessage(session, 1196);
  const answers = await Promise.all([deliver(message), deliver(message)]);
  assert.equal([answers, await statusId(), letters(), logMessages()], [[204, 204], refunded, 2, []]);
  assert.equal(await storageOf(server, on.token), { balance: 0, entries: ['withdrawn -60', 'earned 60'] });
});

events.run();
