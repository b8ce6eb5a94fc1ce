import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { readFigures } from '../../../../src/server/statistics/figures.ts';
import { onePage, startOfficeWithStripe } from '../../../support/server/staff/office-orders.ts';

// Runs on PostgreSQL too.
const refunds = suite('refunds in the office');
const started = startOfficeWithStripe(refunds);
const { stripe, office, on, page, acts, deliver, placePaid, placeAndPay, refund, finish, refundedAt } =
  started;
const session = 'cs_test_1';
const atStripe = () => refundedAt(1);

refunds('OFF-02 a part goes back at Stripe once, and the order goes on', async () => {
  await placeAndPay();
  const both = await Promise.all([refund(300, 0), refund(300, 0)]);
  assert.match(both.sort().join(), /^204,(refundUnderWay|orderMovedOn)$/, 'the second manager is told');
  assert.is(await refund(300, 0), 'orderMovedOn', 'a repeated request');
  assert.is(atStripe(), 300);
  assert.is(await refund(200, 300), 204);
  assert.is(atStripe(), 500);
  assert.is(await deliver(stripe.refundMessage(session, 500)), 204);
  const order = await page();
  assert.equal([order.statusId, order.returnedCents, order.payments[0]?.refundedCents], [2, 500, 500]);
  assert.is(
    order.messages[0]?.text,
    '$3.00 of your payment for this order goes back to you.\n\nWe are sorry.',
  );
  const [site] = await office.deps.sites.all();
  await office.deps.figureSums.update();
  const figures = await readFigures(office.deps, { siteId: site?.id ?? 0, days: 1 });
  assert.is(figures.days[0]?.revenue, onePage - 500, 'the revenue is what was kept');
  assert.is(await refund(700, 500), 'cents');
  assert.is(await refund(0, 500), 'cents');
  assert.is(await refund(100, 500, { reason: '' }), 'reason');
  assert.is(await refund(onePage - 500, 500), 204);
  const ended = await page();
  assert.equal([ended.statusId, ended.returnedCents, ended.refundReason], [18, onePage, 'We are sorry.']);
  assert.equal((await acts()).map(({ after }) => after.returnedCents).sort(), [onePage, 300, 500]);
});

refunds('OFF-02 the same refund once more is told to the customer once more', async () => {
  await placeAndPay();
  for (const returned of [0, 300]) assert.is(await refund(300, returned), 204);
  const texts = (await page()).messages.map(({ text }) => text);
  assert.equal([texts.length, new Set(texts).size], [2, 1]);
});

refunds('OFF-02 a part that Stripe refuses waits, and is made or noted by the office', async () => {
  await placeAndPay();
  stripe.nextFailures.push(500, 500);
  assert.is(await refund(300, 0), 'refundFailed');
  const waiting = await page();
  assert.equal([waiting.returnedCents, waiting.waitingRefundCents, waiting.messages.length], [300, 300, 1]);
  assert.is(await refund(300, 0), 'orderMovedOn', 'a repeated request');
  assert.is(await refund(100, 300), 'cents', 'no other refund before');
  assert.is(await finish(300), 204);
  assert.equal([atStripe(), (await page()).waitingRefundCents], [300, 0]);
  stripe.nextFailures.push(500, 500);
  assert.is(await refund(200, 300), 'refundFailed');
  assert.is(await finish(500, { isReturned: true }), 204);
  const { returnedCents, waitingRefundCents, messages } = await page();
  assert.equal([atStripe(), returnedCents, waitingRefundCents, messages.length], [300, 500, 0, 2]);
});

refunds('OFF-02 all that is left, if Stripe refuses it, can be returned in another way', async () => {
  await placeAndPay();
  stripe.nextFailures.push(500, 500);
  assert.is(await refund(onePage, 0), 'refundFailed');
  assert.equal([(await page()).waitingRefundCents, await refund(100, onePage)], [onePage, 'cents']);
  assert.is(await finish(onePage, { isReturned: true }), 204);
  const { statusId, returnedCents, refundReason, payments } = await page();
  assert.equal([statusId, returnedCents, payments[0]?.refundedCents], [18, onePage, onePage]);
  assert.equal([refundReason, stripe.refunds.size], ['We are sorry.', 0]);
});

refunds('OFF-02 money that was returned in another way is not returned again at Stripe', async () => {
  await placeAndPay();
  assert.is(await refund(400, 0, { isReturned: true }), 204);
  assert.is(await refund(300, 400), 204);
  assert.is(atStripe(), 300);
  assert.is(await refund(onePage - 700, 700), 204);
  assert.is(atStripe(), onePage - 400);
  assert.is((await page()).statusId, 18);
});

refunds('OFF-02 the office cancels a paid order with the promised part, another or nothing', async () => {
  await placeAndPay();
  assert.is((await page()).cancellationCents, onePage, 'no writer has begun');
  const cancel = { isCancellation: true };
  assert.is(await refund(onePage + 1, 0, cancel), 'cents');
  assert.is(await refund(500, 0, { ...cancel, reason: '' }), 'reason');
  const none = { cents: null, returnedCents: 0, reason: 'None', isCancellation: true };
  const sent = { as: on.as, params: { code: on.code }, payload: Object(none), encoding: 'json' } as const;
  assert.is((await office.ask(calls.refundOrder, sent)).status, 422, 'an amount that a program has left out');
  assert.is(await refund(500, 0, cancel), 204);
  const ended = await page();
  assert.equal([ended.statusId, ended.returnedCents, ended.refundReason], [18, 500, 'We are sorry.']);
  assert.equal([atStripe(), ended.cancellationCents, await refund(1, 500)], [500, null, 'statusForbidden']);
  await placePaid();
  assert.is(await refund(0, 0, { ...cancel, reason: '' }), 'reason');
  assert.is(await refund(0, 0, cancel), 204);
  assert.equal([(await page()).statusId, (await page()).returnedCents], [18, 0]);
});

refunds('OFF-02 a payment by hand is refunded by hand, in part and as a whole', async () => {
  await placePaid();
  assert.is(await refund(500, 0), 204);
  assert.equal([(await page()).returnedCents, (await page()).statusId], [500, 2]);
  assert.is(await refund(onePage - 500, 500), 204);
  assert.equal([(await page()).statusId, stripe.refunds.size], [18, 0]);
  assert.is(await refund(1, onePage), 'statusForbidden');
});

refunds.run();
