import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { finishRefunds } from '../../../../src/server/payments/finish-refund.ts';
import { refusalOf } from '../../../support/server/send.ts';
import { onePage, startOfficeWithStripe } from '../../../support/server/staff/office-orders.ts';

// Runs on PostgreSQL too.
const simultaneous = suite('refunds while something else happens');
const started = startOfficeWithStripe(simultaneous);
const { stripe, office, page, act, assign, upload, ask, begin, deliver, placeAndPay, pay } = started;
const { change, readOrder, refund, finish, amounts, refundedAt } = started;
const cancel = async (refundCents: number) => refusalOf(await ask(calls.cancelOrder, { refundCents }));
const askAgain = () => finishRefunds(office.deps);
/** Pays an order of three pages by two payments: two pages, and one page. */
const payTwice = async () => {
  await placeAndPay({ numberElements: '2' });
  await change({ numberElements: '3' });
  await pay();
};

simultaneous('OFF-02 a cancellation ends an order with a waiting refund, and returns no more', async () => {
  await placeAndPay();
  stripe.nextFailures.push(400);
  assert.is(await refund(300, 0), 'refundFailed');
  assert.is(await refund(100, 300, { isCancellation: true }), 'cents', 'the part is made first');
  assert.is(await refund(0, 300, { isCancellation: true }), 204);
  assert.equal([refundedAt(1), await amounts()], [300, [300, 0, 18]]);
});

simultaneous('OFF-02 an order that is delivered meanwhile is not cancelled', async () => {
  await placeAndPay();
  const fileIds = [await upload()];
  await assign('W1001');
  assert.is(await act(calls.deliverOrder, { fileIds }), 204);
  assert.is(await refund(500, 0, { isCancellation: true }), 'statusForbidden');
  assert.equal([refundedAt(1), await amounts()], [0, [0, 0, 12]]);
});

simultaneous('OFF-02 what waits is not asked for once it went back of another payment', async () => {
  await payTwice();
  stripe.nextFailures.push(400);
  const [first, second] = [1, 2].map((number) => `cs_test_${stripe.sessions.size - 2 + number}`);
  assert.is(await refund(300, 0), 'refundFailed');
  const waiting = await office.deps.db
    .selectFrom('payments')
    .select('session')
    .where('asked_cents', '>', 0)
    .executeTakeFirstOrThrow();
  const other = waiting.session === first ? second : first;
  await deliver(stripe.refundMessage(other ?? '', 500));
  assert.equal(await amounts(), [500, 0, 2]);
  await askAgain();
  assert.equal([refundedAt(1) + refundedAt(2), await amounts()], [500, [500, 0, 2]]);
});

simultaneous('OFF-02 a share that waits ends the order once it went back of another payment', async () => {
  await payTwice();
  stripe.nextFailures.push(400, 400);
  assert.is(await cancel(3 * onePage), 'refundUnavailable');
  await deliver(stripe.refundMessage('cs_test_1', 2 * onePage));
  assert.equal(await amounts(), [3 * onePage, onePage, 2]);
  await askAgain();
  assert.equal([refundedAt(2), await amounts()], [onePage, [3 * onePage, 0, 18]]);
});

simultaneous('OFF-02 nothing else goes back, or is noted, while the payment service refunds', async () => {
  await placeAndPay({ numberElements: '3' });
  const answers: (number | string)[] = [];
  stripe.beforeResponses.push(async () => {
    answers.push(await refund(500, 300), await finish(300, { isReturned: true }));
    answers.push(await change({ numberElements: '2' }), await cancel(3 * onePage));
    await askAgain();
  });
  assert.is(await refund(300, 0), 204);
  assert.equal(answers, Array(4).fill('refundUnderWay'));
  assert.equal([refundedAt(1), await amounts()], [300, [300, 0, 2]]);
  assert.is(await refund(500, 300), 204);
  assert.equal([refundedAt(1), await amounts()], [800, [800, 0, 2]]);
});

simultaneous('OFF-02 a refund that Stripe refuses at one payment is made at the others', async () => {
  await payTwice();
  stripe.nextFailures.push(400);
  assert.is(await refund(3 * onePage, 0), 'refundFailed');
  const made = refundedAt(1) + refundedAt(2);
  assert.ok([onePage, 2 * onePage].includes(made), 'one of both');
  assert.equal(await amounts(), [3 * onePage, 3 * onePage - made, 2]);
  assert.is(await finish(3 * onePage), 204);
  assert.equal([refundedAt(1), refundedAt(2), await amounts()], [2 * onePage, onePage, [3 * onePage, 0, 18]]);
});

/** Lets the request that creates a refund fail, after the two that read. */
const failCreation = (status: number) =>
  stripe.beforeResponses.push(
    async () => {},
    async () => {},
    async () => void stripe.nextFailures.push(status),
  );

simultaneous('OFF-02 a refund that Stripe has refused is asked for anew', async () => {
  await placeAndPay();
  failCreation(400);
  assert.is(await refund(300, 0), 'refundFailed');
  assert.is(await finish(300), 204);
  assert.equal([refundedAt(1), await amounts()], [300, [300, 0, 2]]);
});

simultaneous('OFF-02 a refund whose outcome is unknown is asked for anew after an hour', async () => {
  await placeAndPay();
  failCreation(500);
  assert.is(await refund(300, 0), 'refundFailed');
  const [key] = stripe.answers.keys();
  assert.is(await finish(300), 'refundFailed', 'Stripe repeats its answer');
  assert.equal([...stripe.answers.keys()], [key]);
  office.clock.now += 3_600_000;
  await askAgain();
  assert.equal([refundedAt(1), await amounts()], [300, [300, 0, 2]]);
});

simultaneous('OFF-02 all that is left goes back together with what a change has left waiting', async () => {
  await placeAndPay({ numberElements: '3' });
  stripe.nextFailures.push(400);
  assert.is(await change({ numberElements: '2' }), 'refundFailed');
  assert.is(await refund(100, onePage), 'cents', 'a part waits');
  assert.is(await refund(2 * onePage, onePage), 204);
  assert.equal([refundedAt(1), await amounts()], [3 * onePage, [3 * onePage, 0, 18]]);
});

simultaneous('STS-01 a refund counts against what the order has cost when it is recorded', async () => {
  await placeAndPay();
  await change({ numberElements: '3' });
  stripe.beforeResponses.push(async () => {
    assert.is(await act(calls.markPaid, { cents: 2 * onePage, reference: 'Transfer' }), 204);
  });
  assert.is(await deliver(stripe.refundMessage('cs_test_1', onePage)), 204);
  assert.equal(await amounts(), [onePage, 0, 2]);
});

simultaneous('CAN-01 what is refunded beyond the share of a cancellation is shown', async () => {
  await placeAndPay();
  await act(calls.startOrder);
  assert.is(await cancel(837), 204);
  assert.is(await deliver(stripe.refundMessage('cs_test_1', 1000)), 204);
  assert.equal([(await readOrder()).refundedCents, await amounts()], [1000, [1000, 0, 18]]);
});

simultaneous('OFF-02 a page closes before its order is refunded, and none opens meanwhile', async () => {
  await placeAndPay();
  await change({ numberElements: '3' });
  office.clock.now += 1000;
  await begin();
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(office.deps.db);
  let opened = 0;
  stripe.beforeResponses.push(async () => {
    opened = (await begin()).status;
  });
  // The end fails after the page has closed, as if the server had been killed.
  await rename('letters', 'letters_away');
  assert.is(await refund(onePage, 0), 500);
  await rename('letters_away', 'letters');
  assert.equal([opened, (await page()).statusId, stripe.endedSessions.get('cs_test_2')], [409, 2, 'expired']);
  await askAgain();
  assert.equal(await amounts(), [onePage, 0, 18]);
});

simultaneous.run();
