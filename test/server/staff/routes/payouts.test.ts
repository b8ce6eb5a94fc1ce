import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { siteHost } from '../../../support/server/send.ts';
import { onePage, startOfficeWithStripe } from '../../../support/server/staff/office-orders.ts';

const payouts = suite('payouts by day');
const started = startOfficeWithStripe(payouts);
const { stripe, office, on, act, begin, deliver, place, placePaid, placeAndPay, refund } = started;
const hour = 3_600_000;

/** Returns the days of a month as `day method: payments - refunds`, in cents. */
const read = async (month: string) => {
  const asked = { as: on.as, payload: { host: siteHost, month } };
  const { body } = await office.ask(calls.staffPayouts, asked);
  return body.days.map(
    ({ day, isByHand, paymentCents, refundCents }) =>
      `${day} ${isByHand ? 'hand' : 'page'}: ${paymentCents} - ${refundCents}`,
  );
};

payouts('OFF-02 the days of a month add up to what came in less what went back', async () => {
  const next = new Date().getUTCFullYear() + 1;
  // The days of the site begin six hours after those of UTC.
  Object.assign((await office.deps.sites.all())[0] ?? {}, { timeZone: 'America/Chicago' });
  office.clock.now = Date.parse(`${next}-01-01T05:30:00Z`);
  on.as = await office.enterAs('manager', 'later');
  on.token = await office.register('grace@example.com');
  await placeAndPay({ numberElements: '2' });
  await placePaid();
  office.clock.now += hour;
  assert.is(await refund(300, 0), 204);
  assert.is(await refund(onePage - 300, 300), 204);
  await deliver(stripe.refundMessage('cs_test_1', 500));
  await deliver(stripe.refundMessage('cs_test_1', 500));
  office.clock.now += hour;
  await deliver(stripe.refundMessage('cs_test_1', 700));
  const before = `${next - 1}-12-31`;
  assert.equal(await read(`${next - 1}-12`), [
    `${before} page: ${2 * onePage} - 0`,
    `${before} hand: ${onePage} - 0`,
  ]);
  assert.equal(await read(`${next}-01`), [
    `${next}-01-01 page: 0 - 700`,
    `${next}-01-01 hand: 0 - ${onePage}`,
  ]);
  assert.equal(await read(`${next}-02`), []);
});

payouts('OFF-02 a second payment of an order counts, and so does its refund', async () => {
  await place();
  await begin();
  await act(calls.markPaid, { cents: onePage, reference: 'Transfer' });
  await deliver(stripe.message('cs_test_1', 'checkout.session.completed'));
  await deliver(stripe.refundMessage('cs_test_1', onePage));
  const today = new Date(office.clock.now).toISOString().slice(0, 10);
  assert.equal(await read(today.slice(0, 7)), [
    `${today} page: ${onePage} - ${onePage}`,
    `${today} hand: ${onePage} - 0`,
  ]);
  for (const month of ['2030-13', '0000-01', '9999-12']) {
    const unknown = { as: on.as, payload: { host: siteHost, month } };
    assert.is((await office.ask(calls.staffPayouts, unknown)).status, 422);
  }
});

payouts.run();
