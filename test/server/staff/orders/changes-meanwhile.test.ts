import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import * as calls from '../../../../src/api/calls.ts';
import { onePage, startOfficeWithStripe } from '../../../support/server/staff/office-orders.ts';

// Runs on PostgreSQL too.
const meanwhile = suite('changes of orders while something else happens');
const started = startOfficeWithStripe(meanwhile);
const { stripe, office, on, page, act, ask, begin, deliver, place, placeAndPay, change, refund } = started;

meanwhile('OFF-02 a page that opens while another one closes keeps its order as it is', async () => {
  await place();
  await begin();
  office.clock.now += 23.97 * 3_600_000;
  on.as = await office.enterAs('manager');
  stripe.beforeResponses.push(async () => void (await begin()));
  assert.is(await change({ numberElements: '3' }), 'paymentUnderWay');
  assert.is(await deliver(stripe.message('cs_test_2', 'checkout.session.completed')), 204);
  const { statusId, chargedCents, numberElements } = await page();
  assert.equal([statusId, chargedCents, numberElements], [2, onePage, 1]);
});

meanwhile('OFF-02 an order being paid is not cancelled, and the office reads why', async () => {
  await place();
  await begin();
  await office.deps.db.updateTable('payments').set({ state: 'pending' }).execute();
  assert.is(await act(calls.cancelUnpaidOrder), 'paymentInProgress');
  assert.is((await page()).statusId, 1);
});

meanwhile('OFF-02 a deadline that is extended meanwhile stays, and the change is refused', async () => {
  await placeAndPay();
  const { deadlineAt, version } = await page();
  const later = new Date(Date.parse(deadlineAt ?? '') + 86_400_000).toISOString();
  assert.is(await act(calls.extendDeadline, { deadlineAt: later, message: 'One day more.' }), 204);
  assert.is(await change({ topic: 'Wide margins' }, { version }), 'orderMovedOn');
  assert.is(Date.parse((await page()).deadlineAt ?? ''), Date.parse(later));
});

meanwhile('OFF-02 an order whose day is summed up meanwhile is changed nevertheless', async () => {
  await placeAndPay();
  const { version } = await page();
  await office.deps.db.updateTable('orders').set({ is_summed: 1 }).execute();
  assert.is((await page()).version, version);
  assert.is(await change({ topic: 'Wide margins' }, { version }), 204);
});

meanwhile('OFF-02 a deadline that is extended while money goes back stays', async () => {
  await placeAndPay({ numberElements: '3' });
  const later = new Date(Date.parse((await page()).deadlineAt ?? '') + 86_400_000).toISOString();
  let extended: number | string = 0;
  stripe.beforeResponses.push(async () => {
    extended = await act(calls.extendDeadline, { deadlineAt: later, message: 'One day more.' });
  });
  assert.is(await change({ numberElements: '2' }), 204);
  const { deadlineAt, numberElements } = await page();
  assert.equal([extended, Date.parse(deadlineAt ?? ''), numberElements], [204, Date.parse(later), 2]);
});

meanwhile('OFF-02 a difference cannot be noted as paid while a change gives money back', async () => {
  await placeAndPay({ numberElements: '3' });
  await change({ numberElements: '4' });
  let noted: number | string = 0;
  stripe.beforeResponses.push(async () => {
    noted = await act(calls.markPaid, { cents: onePage, reference: 'Transfer' });
  });
  assert.is(await change({ numberElements: '2' }), 204);
  const { chargedCents, returnedCents, dueCents } = await page();
  assert.equal([noted, chargedCents, returnedCents, dueCents], ['statusForbidden', 3 * onePage, onePage, 0]);
});

meanwhile('OFF-02 an ended order leaves nothing to pay, and closes the page of its difference', async () => {
  const enders = [
    async () => (await ask(calls.cancelOrder, { refundCents: onePage })).status,
    () => refund(onePage, 0),
    (paid: number) => deliver(stripe.refundMessage(`cs_test_${paid}`, onePage)),
  ];
  for (const end of enders) {
    await placeAndPay();
    const paid = stripe.sessions.size;
    await change({ numberElements: '3' });
    office.clock.now += 1000;
    await begin();
    assert.is(await end(paid), 204);
    assert.is(stripe.endedSessions.get(`cs_test_${paid + 1}`), 'expired');
    const { statusId, dueCents } = await page();
    assert.equal([statusId, dueCents, (await begin()).status], [18, 0, 409]);
  }
});

meanwhile('OFF-02 an order whose refund is on its way takes no payment of a difference', async () => {
  await placeAndPay();
  await change({ numberElements: '3' });
  stripe.nextFailures.push(500, 500);
  await ask(calls.cancelOrder, { refundCents: onePage });
  assert.is((await begin()).status, 409);
});

meanwhile.run();
