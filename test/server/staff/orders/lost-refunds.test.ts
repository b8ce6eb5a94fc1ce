import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { finishRefunds } from '../../../../src/server/payments/finish-refund.ts';
import { runRefund as refundByCommand } from '../../../../src/server/provider/orders/cancel-and-refund.ts';
import { siteHost } from '../../../support/server/send.ts';
import { onePage, startOfficeWithStripe } from '../../../support/server/staff/office-orders.ts';
import { readMails } from '../../../support/services/read-mail.ts';

// Runs on PostgreSQL too.
const lost = suite('refunds that fail after they were made');
const started = startOfficeWithStripe(lost);
const { stripe, office, orders, on, page, begin, deliver, placeAndPay, readOrder, refund, finish } = started;
const { amounts, refundedAt } = started;
const session = 'cs_test_1';
/** Counts the letters about the failure. */
const letters = async () => {
  await office.deps.letterSender.sendDueLetters();
  const mails = await readMails(office);
  return mails.filter(({ subject }) => subject.includes(`refund of order ${on.code} came back`)).length;
};
const health = async () => (await office.ask(calls.staffHealth, { as: on.as })).body.refundsWaiting;
const lose = async (cents: number) => {
  office.clock.now += 1000;
  const message = stripe.lostRefundMessage(session, cents);
  for (const one of [message, message]) assert.is(await deliver(one), 204);
};

lost('OFF-02 a part that has failed is owed again, told once, and noted as returned', async () => {
  await placeAndPay();
  await refund(300, 0);
  assert.is(await health(), 0);
  await lose(300);
  assert.equal([await amounts(), await letters(), await health()], [[300, 300, 2], 1, 1]);
  const { events, payments } = await page();
  const text = 'A refund of $3.00 has failed, so the money came back to the payment service';
  assert.equal([events.at(-1)?.statusId, events.at(-1)?.text, payments[0]?.refundedCents], [null, text, 0]);
  const list = (as: string) => orders.list(as, { only: 'refund' });
  assert.equal(
    (await list(on.as)).rows.map(({ code }) => code),
    [on.code],
  );
  const writer = await office.enterAs('writer');
  assert.is(
    await orders.act({ as: writer, code: '' }, calls.staffOrders, { only: 'refund' }),
    'roleForbidden',
  );
  await finishRefunds(office.deps);
  assert.is(refundedAt(1), 0, 'nobody asks by itself');
  assert.is(await finish(300, { isReturned: true }), 204);
  assert.equal([await amounts(), refundedAt(1), await health()], [[300, 0, 2], 0, 0]);
  const month = new Date(office.clock.now).toISOString().slice(0, 7);
  const asked = { as: on.as, payload: { host: siteHost, month } };
  const { days } = (await office.ask(calls.staffPayouts, asked)).body;
  const sums = days.map(({ isByHand, refundCents, refunds }) => [isByHand, refundCents, refunds]);
  assert.equal(sums.sort(), [
    [false, 0, 0],
    [true, 300, 1],
  ]);
});

lost('OFF-02 STS-01 the refund that has ended an order can be made again, or in another way', async () => {
  for (const [isReturned, isByCommand] of [
    [true, false],
    [false, false],
    [true, true],
    [false, true],
  ] as const) {
    await placeAndPay();
    const number = stripe.sessions.size;
    await refund(onePage, 0);
    await deliver(stripe.refundMessage(`cs_test_${number}`, onePage));
    office.clock.now += 1000;
    await deliver(stripe.lostRefundMessage(`cs_test_${number}`, onePage));
    assert.equal(await amounts(), [onePage, onePage, 18]);
    assert.equal([(await readOrder()).refundedCents, (await begin()).status], [onePage, 409]);
    assert.is(await refund(100, onePage), 'statusForbidden', 'no other refund of an ended order');
    if (isByCommand) await refundByCommand(office.deps, [on.code], isReturned ? { done: '' } : {});
    else assert.is(await finish(onePage, { isReturned }), 204);
    assert.equal([await amounts(), refundedAt(number)], [[onePage, 0, 18], isReturned ? 0 : onePage]);
    assert.is(await finish(onePage, { isReturned }), 'statusForbidden', 'nothing is left to finish');
  }
});

lost('OFF-02 STS-01 a failed refund of Stripe’s page is owed until it is made there again', async () => {
  await placeAndPay();
  const first = stripe.refundMessage(session, 500);
  await deliver(first);
  await lose(500);
  assert.equal([await amounts(), await letters()], [[500, 500, 2], 1]);
  await deliver(first);
  assert.equal(await amounts(), [500, 500, 2], 'an event that comes late');
  await deliver(stripe.refundMessage(session, 500));
  assert.equal(await amounts(), [500, 0, 2]);
});

lost('STS-01 the refund of a surplus payment that has failed leaves its order as it is', async () => {
  await placeAndPay();
  await office.deps.db.updateTable('payments').set({ state: 'surplus' }).execute();
  await deliver(stripe.refundMessage(session, onePage));
  await lose(onePage);
  assert.equal([await amounts(), await letters()], [[0, 0, 2], 0]);
});

lost.run();
