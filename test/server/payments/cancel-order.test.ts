import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../src/api/calls.ts';
import { english } from '../../../src/languages/translator.ts';
import { cancelledByCustomer, orderStatuses } from '../../../src/order/vocabulary/order-statuses.ts';
import { readPlacedOrders } from '../../../src/server/statistics/store/read-placed-orders.ts';
import { fieldText } from '../../../src/validation/messages/fields.ts';
import {
  deliveredOrder,
  earnBonus,
  placedOrder,
  storageOf,
} from '../../support/server/orders/delivered-order.ts';
import { startWithServices } from '../../support/server/orders/start-with-payment.ts';
import { providerCommands } from '../../support/server/provider-commands.ts';
import { essay } from '../../support/server/samples.ts';
import { refusalOf } from '../../support/server/send.ts';

// Runs on PostgreSQL too.
const cancellation = suite('a customer cancels an order');
const session = 'cs_test_1';
const { cancelled, refunded, inProgress } = orderStatuses;
const { stripe, smtp, server, on, ask, begin, deliver, pay, readOrder, lettersAbout } =
  startWithServices(cancellation);
const { run } = providerCommands(() => server);

const offer = () => ask(calls.cancellation);
const cancel = (refundCents: number) => ask(calls.cancelOrder, { refundCents });
/** Moves the payment of the order into the past, so that its deadline has come nearer. */
const setPaidAt = (time: number) =>
  server.deps.db.updateTable('order_events').set({ created_at: time }).execute();

cancellation('CAN-01 an unpaid order is cancelled at once, and its payment page is closed', async () => {
  await begin();
  assert.equal((await offer()).body, { percent: 100, refundCents: 0 });
  assert.is((await cancel(0)).status, 204);
  assert.is((await readOrder()).statusId, cancelled);
  assert.is(stripe.endedSessions.get(session), 'expired');
  assert.is((await cancel(0)).status, 409, 'only once');
});

cancellation('CAN-01 PRM-01 before a writer begins, all of the payment comes back', async () => {
  await pay();
  assert.equal((await offer()).body, { percent: 100, refundCents: 1196 });
  assert.is((await cancel(1196)).status, 204);
  const { statusId, refundedCents, refundedAt, refundReason } = await readOrder();
  assert.equal([statusId, refundedCents, refundReason], [refunded, 1196, cancelledByCustomer]);
  assert.ok(refundedAt);
  const { amount, orderCode } = stripe.refunds.get(`pi_${session}`) ?? {};
  assert.equal([amount, orderCode], [1196, on.code]);
});

cancellation('CAN-01 PRM-01 later the table’s share comes back, and both sides get a letter', async () => {
  await pay();
  await run('start', on.code);
  assert.equal((await offer()).body, { percent: 70, refundCents: 837 });
  await setPaidAt(Date.now() - 15 * 86_400_000);
  assert.equal((await offer()).body, { percent: 50, refundCents: 598 });
  assert.is(refusalOf(await cancel(837)), 'cancellationChanged');
  assert.is((await readOrder()).statusId, inProgress);
  assert.is((await cancel(598)).status, 204);
  assert.is((await readOrder()).refundedCents, 598);
  assert.is(stripe.refunds.get(`pi_${session}`)?.amount, 598);
  assert.is(await lettersAbout(`order ${on.code} is refunded`), 2);
  const letters = smtp.acceptedMessages.filter(({ text }) => text.includes('$5.98'));
  assert.is(letters.length, 2, 'with the amount');
  assert.is(await deliver(stripe.refundMessage(session, 598)), 204);
  assert.is((await readOrder()).statusId, refunded);
});

cancellation('CAN-01 on a site without promises, a customer writes to the provider to cancel', async () => {
  await pay();
  const site = await server.deps.sites.find('localhost:8080');
  const config = site?.bootstrap.config;
  const promises = config?.promises;
  delete config?.promises;
  assert.equal(
    [refusalOf(await offer()), refusalOf(await cancel(1196))],
    ['cancelledByHand', 'cancelledByHand'],
  );
  Object.assign(config ?? {}, { promises });
});

cancellation('STS-01 a delivered order is not cancelled', async () => {
  on.code = await deliveredOrder(server, on.token);
  assert.equal([(await offer()).status, (await cancel(0)).status], [409, 409]);
});

cancellation('DUE-01 the deadline runs from the payment and not from the order', async () => {
  const { db } = server.deps;
  const days = 86_400_000;
  const { created_at, deadline_at } = await db
    .selectFrom('orders')
    .select(['created_at', 'deadline_at'])
    .executeTakeFirstOrThrow();
  const aged = { created_at: created_at - 5 * days, deadline_at: deadline_at - 5 * days };
  await db.updateTable('orders').set(aged).execute();
  assert.match((await run('list')).join('\n'), 'due 14 days after payment');
  await run('paid', on.code);
  const paid = await db
    .selectFrom('order_events')
    .select('created_at')
    .where('status_id', '=', orderStatuses.paid)
    .executeTakeFirstOrThrow();
  const body = await readOrder();
  assert.is(body.deadlineSeconds, null);
  assert.is(Date.parse(body.deadlineAt ?? '') - paid.created_at, 14 * days);
});

cancellation('PRM-01 a code for a first order is refused to a customer who has a paid order', async () => {
  const payload = { ...essay, discountCode: 'WELCOME15' };
  await run('paid', on.code);
  for (const call of [calls.calculatePrice, calls.createOrder]) {
    const { status, body } = await ask(call, payload);
    assert.equal([status, body], [422, [{ property: 'discountCode', message: 'discountFirstOrder' }]]);
  }
  assert.match(fieldText('discountFirstOrder', english), 'This code is for a first order');
  const anonymous = await server.send(calls.calculatePrice, { payload });
  assert.is(anonymous.body.totalPriceConverted, 10.17, 'a visitor gets it');
});

cancellation('a first-order code is kept from a second order until the first is cancelled', async () => {
  const payload = { ...essay, discountCode: 'WELCOME15' };
  const place = () => ask(calls.createOrder, payload);
  const answers = await Promise.all([place(), place()]);
  assert.equal(answers.map(({ status }) => status).sort(), [201, 422], 'of two at once, one gets it');
  on.code = answers.find(({ status }) => status === 201)?.body.code ?? '';
  assert.is((await place()).status, 422);
  await cancel(0);
  assert.is((await place()).status, 201);
});

cancellation('BON-01 an order that is cancelled before its payment puts back all of its bonus', async () => {
  await earnBonus(server, on.token, 500);
  on.code = await placedOrder(server, on.token, { useBonus: 300 });
  assert.is((await readOrder()).bonusReturnedCents, 0);
  assert.is((await cancel(0)).status, 204);
  const { statusId, bonusReturnedCents } = await readOrder();
  assert.equal([statusId, bonusReturnedCents], [cancelled, 300]);
  assert.is((await storageOf(server, on.token)).balance, 500);
});

cancellation('BON-01 the share of the bonus comes back, and reports keep the rest as revenue', async () => {
  await earnBonus(server, on.token, 500);
  on.code = await placedOrder(server, on.token, { useBonus: 300 });
  await pay();
  await run('start', on.code);
  assert.equal((await offer()).body, { percent: 70, refundCents: 627 });
  const period = { from: 0, to: Date.now() + 86_400_000 };
  const readRevenue = async () =>
    (await readPlacedOrders(server.deps.db, (await server.deps.sites.all())[0]?.id ?? 0, period)).reduce(
      (sum, { row }) => sum + row.revenue,
      0,
    );
  const before = await readRevenue();
  assert.is((await cancel(627)).status, 204);
  assert.is(await readRevenue(), before - 627);
  assert.is((await storageOf(server, on.token)).balance, 200 + 210);
  assert.is((await readOrder()).bonusReturnedCents, 210);
});

cancellation.run();
