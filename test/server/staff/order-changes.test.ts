import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Fields } from '../../../src/api/call.ts';
import * as calls from '../../../src/api/calls.ts';
import { deliverEvent } from '../../support/server/orders/deliver-event.ts';
import { officeHeaders, startOffice } from '../../support/server/staff/office.ts';
import { officeOrders } from '../../support/server/staff/office-orders.ts';
import { startForTest } from '../../support/server/start-server.ts';
import { readMails } from '../../support/services/read-mail.ts';
import { startFakeStripe } from '../../support/services/stripe.ts';

// Runs on PostgreSQL too.
const changing = suite('changes of orders in the office');
const stripe = startForTest(changing, startFakeStripe);
const office = startForTest(changing, () => startOffice({ settings: { stripe: stripe.settings } }));
const { place, placePaid, page, act, acts } = officeOrders(office);
/** Price of a page, in US cents. */
const onePage = 1196;
let as: string;
let token: string;
let code: string;
changing.before.each(async () => {
  as = await office.enterAs('manager');
  token = await office.register('ada@example.com');
});
const quote = async (payload: Fields) =>
  (await office.send(calls.quoteChange, { headers: officeHeaders(as), params: { code }, payload })).body;
/** Changes an order as it is now, at the price that the office shows. */
const change = async (fields: Fields, more: Fields = {}) => {
  const { version } = await page(as, code);
  const { totalPriceConverted: expectedTotalConverted } = await quote(fields);
  return act(as, calls.changeOrder, code, { ...fields, version, expectedTotalConverted, ...more });
};
const pay = async () => {
  office.clock.now += 1000;
  const { body } = await office.send(calls.beginPayment, { token, params: { id: code } });
  await deliverEvent(office, stripe.message(`cs_test_${stripe.sessions.size}`, 'checkout.session.completed'));
  return body.url;
};
const seen = async () => (await office.send(calls.order, { token, params: { id: code } })).body;
const payment = async () => (await office.send(calls.payment, { token, params: { id: code } })).body.state;
const letterAbout = async (words: string) => {
  await office.deps.letterSender.sendDueLetters();
  return (
    (await readMails(office))
      .filter(({ to, subject }) => to === 'ada@example.com' && subject.includes(`${code} ${words}`))
      .at(-1)?.text ?? ''
  );
};

changing('OFF-02 an unpaid order gets the new price, which was shown before', async () => {
  code = await place(token, { useBonus: 0 });
  await office.send(calls.beginPayment, { token, params: { id: code } });
  assert.equal(await quote({ numberElements: '3' }), {
    totalPriceConverted: 35.88,
    differenceCents: 2 * onePage,
    dueCents: 0,
    refundCents: 0,
  });
  const { version } = await page(as, code);
  const asked = { numberElements: '3', topic: 'Wide margins', spacingType: 'single', version };
  assert.is(
    await act(as, calls.changeOrder, code, { ...asked, expectedTotalConverted: 35.88 }),
    'expectedTotalConverted',
  );
  const agreed = { ...asked, expectedTotalConverted: 71.76 };
  const both = await Promise.all([
    act(as, calls.changeOrder, code, agreed),
    act(as, calls.changeOrder, code, agreed),
  ]);
  assert.equal(both.sort(), [204, 409], 'the second manager is told');
  assert.is(await act(as, calls.changeOrder, code, agreed), 409, 'a repeated request');
  const order = await seen();
  assert.equal(
    [order.topic, order.numberElements, order.totalPriceConverted, order.chargedCents, order.dueCents],
    ['Wide margins', 3, 71.76, 6 * onePage, 0],
  );
  assert.match(await letterAbout('is changed'), /3 pages[\s\S]*Amount: \$71\.76/);
  const [log] = await acts(as, code);
  assert.equal(
    [log.act, log.before.numberElements, log.after.numberElements, log.after.topic, log.after.priceCents],
    ['changeOrder', '1', '3', '12 characters', 6 * onePage],
  );
  await pay();
  assert.is((await seen()).statusId, 2, 'the page with the former amount is closed');
});

changing('OFF-02 what a paid order becomes dearer is paid on the page of the payment, once', async () => {
  code = await place(token);
  await pay();
  assert.is(await change({ numberElements: '3', extrasIds: [1] }), 204);
  const { dueCents = 0, ...order } = await seen();
  assert.ok(dueCents > 2 * onePage);
  assert.equal([order.statusId, order.chargedCents, await payment()], [2, onePage, 'due']);
  assert.match(
    await letterAbout('is changed'),
    /is left to pay[\s\S]*Pay the difference:\n\S+secure-payment/,
  );
  assert.is(await act(as, calls.markPaid, code, { cents: 1, reference: '' }), 'cents');
  const { url } = (await office.send(calls.beginPayment, { token, params: { id: code } })).body;
  assert.is(await pay(), url, 'one page for the difference');
  for (const one of [1, 2])
    assert.is(
      await deliverEvent(office, stripe.message(`cs_test_${one}`, 'checkout.session.completed')),
      204,
    );
  const settled = await seen();
  assert.equal([settled.chargedCents, settled.dueCents, await payment()], [onePage + dueCents, 0, 'paid']);
  assert.match(await letterAbout('is paid'), /what was left to pay/);
  const back = { cents: onePage + dueCents, returnedCents: 0, reason: 'We are sorry.' };
  assert.is(await act(as, calls.refundOrder, code, back), 204);
  const amounts = [1, 2].map((one) => stripe.refunds.get(`pi_cs_test_${one}`)?.amount ?? null);
  assert.equal([(await seen()).statusId, amounts], [18, [null, null]], 'both payments go back as a whole');
  assert.is(stripe.refunds.size, 2);
});

changing(
  'OFF-02 what a paid order becomes cheaper goes back, of each payment as much as it was',
  async () => {
    code = await place(token, { numberElements: '3' });
    await pay();
    await change({ numberElements: '4' });
    await pay();
    stripe.nextFailures.push(500, 500);
    assert.is(await change({ numberElements: '2' }), 502);
    assert.equal(
      [(await seen()).numberElements, (await page(as, code)).returnedCents],
      [4, 0],
      'nothing half done',
    );
    assert.is(await change({ numberElements: '2' }), 204);
    const amounts = [1, 2].map((one) => stripe.refunds.get(`pi_cs_test_${one}`)?.amount ?? null);
    assert.equal(amounts, [String(onePage), null], 'first the later payment');
    const { returnedCents, statusId, messages, numberElements } = await page(as, code);
    assert.equal([returnedCents, statusId, numberElements], [2 * onePage, 2, 2]);
    assert.is(messages.at(-1)?.text, '$23.92 of your payment for this order goes back to you.');
    assert.is(await change({ numberElements: '3' }), 204, 'dearer once more');
    assert.is((await seen()).dueCents, onePage);
    assert.is(await change({ numberElements: '2' }), 204, 'what is not paid does not go back');
    assert.equal([(await seen()).dueCents, (await page(as, code)).returnedCents], [0, 2 * onePage]);
  },
);

changing('OFF-02 a difference that was paid in another way is noted, at once or later', async () => {
  code = await placePaid(token);
  assert.is(await change({ numberElements: '2' }, { isPaid: true, reference: 'Transfer 2' }), 204);
  assert.equal([(await seen()).chargedCents, (await seen()).dueCents], [2 * onePage, 0]);
  assert.is(await change({ numberElements: '3' }), 204);
  const later = { cents: onePage, reference: 'Transfer 3' };
  const both = await Promise.all([
    act(as, calls.markPaid, code, later),
    act(as, calls.markPaid, code, later),
  ]);
  assert.equal(both.sort(), [204, 409]);
  const { payments, chargedCents } = await page(as, code);
  assert.is(chargedCents, 3 * onePage);
  assert.equal(payments.map(({ reference }) => reference).sort(), ['', 'Transfer 2', 'Transfer 3']);
});

changing('OFF-02 a change keeps to the rules of the form, and to the status of the order', async () => {
  code = await placePaid(token, { discountCode: 'WELCOME15' });
  const { discountCode, discountAmountConverted } = await seen();
  for (const [field, value] of [
    ['deadlineId', '999'],
    ['numberElements', '9999'],
    ['topic', ''],
  ] as const)
    assert.is(await act(as, calls.quoteChange, code, { [field]: value }), field);
  assert.is(await act(as, calls.quoteChange, code, { currencyId: '2' }), '', 'the currency stays');
  await change({ numberElements: '2' });
  const changed = await seen();
  assert.is(changed.discountCode, discountCode, 'a code for a first order stays');
  assert.ok(changed.discountAmountConverted >= discountAmountConverted);
  const { body } = await office.send(calls.staffOrder, { headers: officeHeaders(as), params: { code } });
  const wanted = { numberElements: '1', version: body.version, expectedTotalConverted: 11.96 };
  await act(as, calls.assignWriter, code, { writerCode: 'W1001' });
  assert.is(await act(as, calls.changeOrder, code, wanted), 409, 'somebody was faster');
  for (const statusId of [12, 13, 16, 17, 18]) {
    await office.deps.db
      .updateTable('orders')
      .set({ status_id: statusId })
      .where('code', '=', code)
      .execute();
    assert.is(await act(as, calls.quoteChange, code, { numberElements: '3' }), 409, String(statusId));
  }
});

changing.run();
