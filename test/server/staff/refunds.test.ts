import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { readFigures } from '../../../src/server/statistics/figures.ts';
import { deliverEvent } from '../../support/server/orders/deliver-event.ts';
import { startOffice } from '../../support/server/staff/office.ts';
import { officeOrders } from '../../support/server/staff/office-orders.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { startFakeStripe } from '../../support/services/stripe.ts';

// Runs on PostgreSQL too.
const refunds = suite('refunds in the office');
const stripe = startForTest(refunds, startFakeStripe);
const office = startForTest(refunds, () => startOffice({ settings: { stripe: stripe.settings } }));
const { place, placePaid, page, act, acts } = officeOrders(office);
const session = 'cs_test_1';
const charged = 1196;
let as: string;
let token: string;
let code: string;
refunds.before.each(async () => {
  as = await office.enterAs('manager');
  token = await office.register('ada@example.com');
});
const payAtStripe = async (changes: Fields = {}) => {
  code = await place(token, changes);
  await office.send(calls.beginPayment, { token, params: { id: code } });
  await deliverEvent(office, stripe.message(session, 'checkout.session.completed'));
};
const refund = (cents: number, returnedCents: number, more: Fields = {}) =>
  act(as, calls.refundOrder, code, { cents, returnedCents, reason: 'Two pages less.', ...more });
const atStripe = () => stripe.refunds.get(`pi_${session}`)?.amount;

refunds('OFF-02 a part goes back at Stripe once, and the order goes on', async () => {
  await payAtStripe();
  const both = await Promise.all([refund(300, 0), refund(300, 0)]);
  assert.equal(both.sort(), [204, 409], 'the second manager is told');
  assert.is(await refund(300, 0), 409, 'a repeated request');
  assert.is(atStripe(), '300');
  assert.is(await refund(200, 300), 204);
  assert.is(atStripe(), '500');
  assert.is(await deliverEvent(office, stripe.refundMessage(session, 500)), 204);
  const order = await page(as, code);
  assert.equal([order.statusId, order.returnedCents, order.payments[0]?.refundedCents], [2, 500, 500]);
  assert.is(
    order.messages[0]?.text,
    '$3.00 of your payment for this order goes back to you.\n\nTwo pages less.',
  );
  const [site] = await office.deps.sites.all();
  const figures = await readFigures(office.deps, { siteId: site?.id ?? 0, days: 1 });
  assert.is(figures.days[0]?.revenue, charged - 500, 'the revenue is what was kept');
  assert.is(await refund(700, 500), 'cents');
  assert.is(await refund(0, 500), 'cents');
  assert.is(await refund(100, 500, { reason: '' }), 'reason');
  assert.is(await refund(charged - 500, 500), 204);
  const ended = await page(as, code);
  assert.equal([ended.statusId, ended.returnedCents, ended.refundReason], [18, charged, 'Two pages less.']);
  assert.equal((await acts(as, code)).map(({ after }) => after.returnedCents).sort(), [charged, 300, 500]);
});

refunds('OFF-02 the same refund once more is told to the customer once more', async () => {
  await payAtStripe();
  for (const returned of [0, 300]) assert.is(await refund(300, returned), 204);
  const texts = (await page(as, code)).messages.map(({ text }) => text);
  assert.equal([texts.length, new Set(texts).size], [2, 1]);
});

refunds('OFF-02 a part that Stripe refuses leaves nothing recorded', async () => {
  await payAtStripe();
  stripe.nextFailures.push(500, 500);
  assert.is(await refund(300, 0), 502);
  const order = await page(as, code);
  assert.equal([order.returnedCents, order.messages, order.endingRefundCents], [0, [], null]);
  assert.equal([await acts(as, code), atStripe()], [[], undefined]);
  assert.is(await refund(300, 0), 204);
  assert.is(atStripe(), '300');
});

refunds(
  'OFF-02 all that is left, if Stripe refuses it, can be repeated or returned in another way',
  async () => {
    await payAtStripe();
    stripe.nextFailures.push(500, 500);
    assert.is(await refund(charged, 0), 502);
    assert.equal([(await page(as, code)).endingRefundCents, await refund(100, 0)], [charged, 409]);
    assert.is(await refund(charged, 0, { isReturned: true }), 204);
    const { statusId, returnedCents, payments } = await page(as, code);
    assert.equal([statusId, returnedCents, payments[0]?.refundedCents], [18, charged, charged]);
    assert.is(stripe.refunds.size, 0);
  },
);

refunds('OFF-02 money that was returned in another way is not returned again at Stripe', async () => {
  await payAtStripe();
  assert.is(await refund(400, 0, { isReturned: true }), 204);
  assert.is(await refund(300, 400), 204);
  assert.is(atStripe(), '300');
  assert.is(await refund(charged - 700, 700), 204);
  assert.is(atStripe(), String(charged - 400));
  assert.is((await page(as, code)).statusId, 18);
});

refunds('OFF-02 a payment by hand is refunded by hand, in part and as a whole', async () => {
  code = await placePaid(token);
  assert.is(await refund(500, 0), 204);
  assert.equal([(await page(as, code)).returnedCents, (await page(as, code)).statusId], [500, 2]);
  assert.is(await refund(charged - 500, 500), 204);
  assert.equal([(await page(as, code)).statusId, stripe.refunds.size], [18, 0]);
  assert.is(await refund(1, charged), 409);
  // Orders that were marked as paid before the office have no row of a payment.
  code = await placePaid(token);
  await office.deps.db.deleteFrom('payments').execute();
  assert.is(await refund(500, 0), 204);
  assert.is((await page(as, code)).returnedCents, 500);
});

refunds.run();
